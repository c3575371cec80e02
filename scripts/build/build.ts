import { resolve } from 'node:path';
import { forceEmulator } from '#scripts/admin/forceEmulator.ts';

process.env.NODE_ENV = 'production';

// The tests write submissions and posts: what they build never talks to a real project.
if (process.argv.includes('--embedded')) forceEmulator('production');

// Imported late: it loads React and Material UI, which ask for NODE_ENV.
const { buildSite } = await import('./buildSite.ts');
await buildSite({ outFolder: resolve('dist'), mode: 'production' });
