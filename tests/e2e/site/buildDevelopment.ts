import { forceEmulator } from '#scripts/admin/forceEmulator.ts';

/**
 * Builds the site with development libraries for `developmentSite.ts`. Arguments: the folder and, for a site with
 * analytics, a measurement ID.
 */
const [folder, measurementId = ''] = process.argv.slice(2);
if (!folder) throw new Error('Which folder?');

process.env.NODE_ENV = 'development';
for (const mode of ['development', 'production'] as const) forceEmulator(mode);
process.env.VITE_FIREBASE_MEASUREMENT_ID = measurementId;

// Imported late, because it loads React and Material UI, which read NODE_ENV.
const { buildSite } = await import('#scripts/build/buildSite.ts');
await buildSite({ outFolder: folder, mode: 'development' });
