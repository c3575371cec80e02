import { expect, it } from 'vitest';
import { builtFile, builtScripts } from '#tests/support/servers/builtSite.ts';

it('the designers’ page is not part of the built site', () => {
  const words = 'Colors, type, shape and controls in light and dark mode.';
  expect(builtScripts().filter((script) => builtFile(script).includes(words))).toEqual([]);
  expect(builtScripts().filter((script) => /ThemePage|Specimen/.test(script))).toEqual([]);
});
