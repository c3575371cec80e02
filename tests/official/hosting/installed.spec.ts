import { inject, it } from 'vitest';
import { needProgram } from '#tests/official/installed.ts';

it('the Firebase CLI is installed', (context) => needProgram(inject('official'), context));
