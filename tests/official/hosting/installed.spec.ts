import { inject, it } from 'vitest';
import { needProgram } from '#tests/official/installed.ts';

it("Google's command line is installed", (context) => needProgram(inject('official'), context));
