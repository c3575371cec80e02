import { it } from 'vitest';
import { findOfficialFirestore } from '#emulator/tests/official/officialFirestore.ts';
import { needProgram } from '#tests/official/installed.ts';

it('The official Firestore emulator is installed', (context) =>
  needProgram(findOfficialFirestore(), context));
