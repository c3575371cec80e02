import { describe, expect, it } from 'vitest';
import { brandWarnings } from '#scripts/brand/brandWarnings.ts';
import { readEnvironment } from '#src/env.ts';
import { projectVariables } from '#tests/support/records/projectVariables.ts';

const project = readEnvironment(projectVariables);
const embedded = readEnvironment({});

const demo = {
  url: 'https://demo.example',
  email: 'hello@demo.example',
  phone: '+1 (212) 555-0148',
  socials: [{ url: 'https://www.linkedin.com/company/demo-example' }],
};
const real = {
  url: 'https://harrow-pike.co.uk',
  email: 'studio@harrow-pike.co.uk',
  phone: '+44 20 7946 1234',
  socials: [],
};

describe('a build for a real Firebase project', () => {
  it('warns about every remaining fact of the demo agency', () => {
    const [first] = brandWarnings(project, demo, []);
    for (const fact of [demo.url, demo.email, demo.phone, 'demo-example']) expect(first).toContain(fact);
  });

  it('warns about placeholder content and says where to read more', () => {
    const said = brandWarnings(project, real, ['legal/: terms']);
    expect(said[0]).toContain('legal/: terms');
    expect(said.at(-1)).toContain('docs/rebranding.md');
  });

  it('says nothing once facts and content are the agency’s own', () => {
    expect(brandWarnings(project, real, [])).toEqual([]);
  });
});

it('a build with the embedded Firebase does not complain about the demo agency', () => {
  expect(brandWarnings(embedded)).toEqual([]);
});
