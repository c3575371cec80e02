import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Chunk } from '#scripts/vite/chunkReport.ts';
import { startModules } from '#scripts/vite/coreChunk.ts';
import { builtFile, chunksOf, kilobytes } from '#tests/support/builtSite.ts';
import { builtChunks } from './builtChunks.ts';
import { kB } from './figures.ts';
import { table } from './table.ts';

/** Source modules a page starts with, besides the entry; what a page asks for later is not in it. */
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

/** Every chunk, and what each page downloads at first, as gzip level 9. */
export async function measureSizes(): Promise<string> {
  const chunks = builtChunks().sort((a, b) => b.gzip - a.gzip);
  const small = chunks.filter(({ gzip }) => gzip < 1000);
  const rows = chunks.filter(({ gzip }) => gzip >= 1000).map(chunkRow);
  const rest = [`${small.length} files below 1 kB`, kB(sumOf(small)), ''];
  return [
    '## Sizes',
    'kB of 1000 bytes, gzip level 9.',
    '### What a page starts with',
    table(['page', 'JavaScript', 'files'], Object.entries(pages).map(pageRow)),
    '### HTML with its styles and data',
    table(['file', 'kB'], htmlRows()),
    '### Chunks',
    table(['file', 'kB', 'packages'], [...rows, rest]),
  ].join('\n\n');
}

function pageRow([name, facade]: [string, string]): string[] {
  const loaded = chunksOf([...startModules, facade]);
  return [name, kilobytes(loaded).toFixed(1), String(loaded.length)];
}

function chunkRow({ file, gzip, packages }: Chunk): string[] {
  const more = packages.length > 4 ? [`and ${packages.length - 4} more`] : [];
  return [nameOf(file), kB(gzip), [...packages.slice(0, 4), ...more].join(', ')];
}

/** Without the hash, so that two reports can be compared. */
function nameOf(file: string): string {
  return file.replace(/^assets\//, '').replace(/-[\w-]{8}\.js$/, '');
}

function htmlRows(): string[][] {
  const files = readdirSync('dist').filter(
    (file) => file.endsWith('.html') && statSync(join('dist', file)).isFile(),
  );
  return files.map((file) => [file, kB(gzipSync(builtFile(file), { level: 9 }).length)]);
}

function sumOf(chunks: readonly Chunk[]): number {
  return chunks.reduce((sum, { gzip }) => sum + gzip, 0);
}
