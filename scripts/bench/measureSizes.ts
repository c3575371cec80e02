import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { startModules } from '#scripts/build/buildManifest.ts';
import {
  builtGzip,
  builtScripts,
  kilobytes,
  librariesIn,
  scriptsOf,
} from '#tests/support/servers/builtSite.ts';
import { kB } from './figures.ts';
import { table } from './table.ts';

const pages = {
  Home: 'src/pages/HomePage.tsx',
  Services: 'src/pages/ServicesPage.tsx',
  Portfolio: 'src/pages/PortfolioPage.tsx',
  Contact: 'src/pages/ContactPage.tsx',
  Blog: 'src/pages/BlogPage.tsx',
  Article: 'src/pages/ArticlePage.tsx',
  Login: 'src/admin/login/LoginPage.tsx',
  Dashboard: 'src/admin/submissions/DashboardPage.tsx',
  'Blog management': 'src/admin/posts/PostsPage.tsx',
};

export async function measureSizes(): Promise<string> {
  const scripts = builtScripts().sort((a, b) => builtGzip(b) - builtGzip(a));
  const small = scripts.filter((file) => builtGzip(file) < 1000);
  const rows = scripts.filter((file) => !small.includes(file)).map(chunkRow);
  return [
    '## Sizes',
    'kB of 1000 bytes, gzip level 9.',
    '### What a page starts with',
    table(['page', 'JavaScript', 'files'], Object.entries(pages).map(pageRow)),
    '### HTML with its styles and data',
    table(['file', 'kB'], htmlRows()),
    '### Chunks',
    table(
      ['file', 'kB', 'libraries'],
      [...rows, [`${small.length} files below 1 kB`, kilobytes(small).toFixed(1), '']],
    ),
  ].join('\n\n');
}

function pageRow([name, module]: [string, string]): string[] {
  const loaded = scriptsOf([...startModules, module]);
  return [name, kilobytes(loaded).toFixed(1), String(loaded.length)];
}

function chunkRow(file: string): string[] {
  return [nameOf(file), kB(builtGzip(file)), librariesIn([file]).join(', ')];
}

/** Without the hash, so that two reports can be compared. */
function nameOf(file: string): string {
  return file.replace(/^assets\//, '').replace(/-[\w-]{8}\.js$/, '');
}

function htmlRows(): string[][] {
  const files = readdirSync('dist').filter(
    (file) => file.endsWith('.html') && statSync(join('dist', file)).isFile(),
  );
  return files.map((file) => [file, kB(builtGzip(file))]);
}
