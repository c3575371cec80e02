import { it } from 'vitest';
import { findOfficialFirestore } from '#emulator/tests/official/officialFirestore.ts';
import { needProgram } from '#tests/official/installed.ts';

it("Google's Firestore emulator is installed", (context) => needProgram(findOfficialFirestore(), context));
