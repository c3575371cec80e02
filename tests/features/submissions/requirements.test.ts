import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { TextField } from '#src/components/form/fieldRules.ts';
import { submissionFields } from '#src/features/submissions/data/submissionFields.ts';

const requirements = readFileSync('docs/requirements.md', 'utf8').replace(/\s+/g, ' ');

describe.each<TextField>(Object.values(submissionFields))('the requirements', (field) => {
  it(`name the field ${field.label} of the contact form`, () => {
    const [, section] = requirements.split(/(?<!#)## (?=Contact)/);
    expect(section?.split('## ')[0]).toMatch(new RegExp(`\\b${field.label}\\b`, 'i'));
  });

  it.runIf(field.kind !== 'option')(`say how long ${field.label} may be`, () => {
    const max = 'max' in field ? field.max.toLocaleString('en') : '';
    expect(requirements).toMatch(new RegExp(`\\b${field.label}\\b\\W+${max}\\b`, 'i'));
  });
});
