import { expect, it } from 'vitest';
import { adminChunk } from '#scripts/vite/adminChunk.ts';

/** Who imports a module, and who does so by `import()`. */
type Imported = { by?: string[]; later?: string[] };

const dashboard = '/app/src/admin/submissions/DashboardPage.tsx';
const postsPage = '/app/src/admin/posts/PostsPage.tsx';
const home = '/app/src/pages/HomePage.tsx';
const routes = '/app/src/app/routes.tsx';

const graph: Record<string, Imported> = {
  [dashboard]: { later: [routes] },
  [postsPage]: { later: [routes] },
  [home]: { later: [routes] },
  [routes]: { by: ['/app/src/main.tsx'] },
  '/app/src/main.tsx': {},
  toolbar: { by: [dashboard] },
  format: { by: ['toolbar', postsPage] },
  button: { by: ['toolbar', home] },
  alert: { by: [dashboard], later: [home] },
  'post-form': { by: [postsPage] },
  detail: { later: [dashboard] },
  'ring-a': { by: ['ring-b', dashboard] },
  'ring-b': { by: ['ring-a'] },
  'loop-a': { by: ['loop-b'] },
  'loop-b': { by: ['loop-c'] },
  'loop-c': { by: ['loop-b'] },
};

const modules = {
  getModuleInfo(id: string) {
    const { by = [], later = [] } = graph[id] ?? {};
    return id in graph ? { importers: by, dynamicImporters: later } : null;
  },
};

it.each([
  { id: dashboard, is: 'the dashboard itself', chunk: 'admin' },
  { id: 'toolbar', is: 'what the dashboard starts with', chunk: 'admin' },
  { id: 'format', is: 'what other screens of the admin area share with it', chunk: 'admin' },
  { id: 'ring-b', is: 'a module of a circle the dashboard imports', chunk: 'admin' },
  { id: 'button', is: 'what a visitor’s page imports too', chunk: null },
  { id: 'alert', is: 'what a visitor’s page imports later', chunk: null },
  { id: 'post-form', is: 'what only another screen starts with', chunk: null },
  { id: 'detail', is: 'what the dashboard loads later', chunk: null },
  { id: home, is: 'a visitor’s page', chunk: null },
  { id: 'loop-a', is: 'what only modules that import each other import', chunk: null },
  { id: 'unknown', is: 'a module the bundler does not know', chunk: null },
])('of the dashboard’s one file: $is, $chunk', ({ id, chunk }) => {
  expect(adminChunk(id, modules)).toBe(chunk);
});
