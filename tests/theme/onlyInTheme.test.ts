import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '#emulator/tests/support/testEmulator.ts';
import { space } from '#src/theme/theme.ts';

const refused = [
  "const a = { color: '#fff' };",
  "const a = { color: '#F5500F' };",
  "const a = 'background: #0C111B80;';",
  'const a = <path stroke="#abc" />;',
  "const a = { border: '1px solid rgba( 0,0,0)' };",
  "const a = { fontSize: '14px' };",
  'const a = { fontSize: 14 };',
  "const a = { 'font-size': 13.5 };",
  'const a = css`a { font-size: 14px; }`;',
  'const a = <text fontSize="13" />;',
  'const a = <Box component="button" />;',
  'const a = <Box ref={ref} component="a" href="/">Home</Box>;',
  'const a = <svg viewBox="0 0 24 24" />;',
];

const accepted = [
  "import { paths } from '#src/paths.ts';",
  'const a = <a href="#add-on">&#8217;</a>;',
  "const a = '/services#web';",
  "const a = { fontSize: '0.875rem' };",
  'const a = { fontSize: type.body2.size };',
  "const a = { fontSize: 'inherit' };",
  'const a = <Chip component="button" clickable />;',
  'const a = <Box component="section" />;',
  'const a = <svg viewBox="0 0 124 24" />;',
];

/** Lines of Biome's report on files with one of these lines each, linted as in a folder of `src`. */
function lint(room: string, lines: readonly string[]): string[] {
  const { path: folder, remove } = temporaryFolder();
  for (const name of ['biome.json', 'scripts/lint']) cpSync(name, join(folder, name), { recursive: true });
  mkdirSync(join(folder, room), { recursive: true });
  for (const [number, line] of lines.entries()) writeFileSync(join(folder, room, `${number}.tsx`), line);
  const biome = resolve('node_modules/@biomejs/biome/bin/biome');
  const call = [
    biome,
    'lint',
    '--vcs-enabled=false',
    '--only=plugin',
    '--reporter=github',
    '--max-diagnostics=none',
  ];
  const { stdout, stderr } = spawnSync(process.execPath, [...call, room], { cwd: folder, encoding: 'utf8' });
  remove();
  return (stdout + stderr).split('\n');
}

describe('colors, pixel font sizes, controls and icons are only in the theme: npm run lint', () => {
  let report: string[];
  const all = [...refused, ...accepted];
  const finding = (line: string) =>
    report.find((row) => row.includes(`/${all.indexOf(line)}.tsx`) && row.includes('title=plugin'));

  beforeAll(() => {
    report = lint('src/admin', all);
  });

  it.each(refused)('refuses %s', (line) => {
    expect(finding(line)).toBeDefined();
  });

  it.each(accepted)('accepts %s', (line) => {
    expect(finding(line)).toBeUndefined();
  });

  it('accepts all of them in the theme', () => {
    expect(lint('src/theme', refused).filter((row) => row.includes('title=plugin'))).toEqual([]);
  });
});

it('no named distance of the theme is repeated as a number', () => {
  const named = Object.values(space).filter(
    (value): value is string => typeof value === 'string' && value.startsWith('clamp('),
  );
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/^theme[\\/]/.test(name))
    .map((name) => join('src', name));
  const again = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return named.some((value) => text.includes(value));
  });
  expect(again).toEqual([]);
});
