import { resolve } from 'node:path';
import { forceEmulator } from '#scripts/admin/forceEmulator.ts';

process.env.NODE_ENV = 'production';

// Tests write submissions and posts, so their build must never use a real project.
if (process.argv.includes('--embedded')) forceEmulator('production');

// Imported late, because it loads React and Material UI, which read NODE_ENV.
const { buildSite } = await import('./buildSite.ts');
await buildSite({ outFolder: resolve('dist'), mode: 'production' });
