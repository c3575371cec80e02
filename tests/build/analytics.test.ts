import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { analytics, analyticsClauses } from '#src/content/analytics.ts';
import { builtFile } from '#tests/support/servers/builtSite.ts';

const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(?:html|js|json)$/.test(file),
);

/** Found only on a site with a measurement ID: the text of its notice and policy, the SDK, its modules. */
const signs = [
  analytics.question,
  analytics.name,
  analytics.status.refused,
  ...analyticsClauses().cookies.map((block) => (block.kind === 'paragraph' ? `${block.text}` : '')),
  'googletagmanager',
  'analytics-consent',
  'globalPrivacyControl',
];

it('without a measurement ID visitors download no analytics code', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(signs.filter((sign) => sign === '' || files.some((file) => builtFile(file).includes(sign)))).toEqual(
    [],
  );
});

it('without a measurement ID the privacy policy says that nothing is measured', () => {
  expect(builtFile('privacy-policy.html')).toContain('we do not track or count your visits');
});
