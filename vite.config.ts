import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { adminChunk } from './scripts/vite/adminChunk.ts';
import { archiveInDevelopment } from './scripts/vite/archiveInDevelopment.ts';
import { brandInDevelopment } from './scripts/vite/brandInDevelopment.ts';
import { localFirebase, localSiteFolder } from './scripts/vite/localFirebase.ts';
import { previewHosting } from './scripts/vite/previewHosting.ts';
import { stubModules } from './scripts/vite/stubModules.ts';

/** Blockers stop files by their names, such as `analytics` or `notification`. */
const hashedNames = {
  entryFileNames: 'assets/[hash].js',
  chunkFileNames: 'assets/[hash].js',
  assetFileNames: 'assets/[hash][extname]',
  hashCharacters: 'hex',
} as const;

export default defineConfig(({ mode, isPreview, isSsrBuild }) => {
  const site = isPreview ? localSiteFolder(mode) : null;
  return {
    plugins: [
      react(),
      ...localFirebase(mode, site),
      brandInDevelopment(),
      archiveInDevelopment(),
      stubModules(mode),
      previewHosting(site),
    ],
    // A build while the dev server runs must not reload open pages.
    server: { host: '127.0.0.1', port: 5173, watch: { ignored: ['**/dist/**', '**/dist.partial/**'] } },
    preview: { host: '127.0.0.1', port: 4173 },
    // All browsers in the build target support modulepreload.
    build: {
      target: 'es2022',
      manifest: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // It merges chunks, and after that the admin area no longer opened. A top-level `await` would also turn it off.
        experimental: { chunkOptimization: false },
        output: {
          ...(isSsrBuild ? {} : hashedNames),
          codeSplitting: {
            groups: [
              // Each includes its imports: what a page runs immediately, and what it loads on the first interaction.
              { name: 'entry', test: /\/src\/main\.tsx$|vite\/preload-helper/, priority: 1 },
              // The app comes in several files, so that a slow phone can run each in a short task (`src/main.tsx`).
              { name: 'react', test: /\/node_modules\/(?:react|react-router.*)\// },
              { name: 'styles', test: /\/node_modules\/@mui\/material\/styles\// },
              { name: 'react-dom', test: /\/node_modules\/react-dom\// },
              { name: 'app', test: /\/src\/app\/hydrate\.tsx$/ },
              {
                debugName: 'admin',
                name: adminChunk,
                includeDependenciesRecursively: false,
                priority: -1,
              },
            ],
          },
        },
      },
    },
    // Only imported dynamically: prebundled, because the first use of each would reload the page in development.
    optimizeDeps: {
      include: [
        '@mui/x-data-grid',
        '@tanstack/react-query',
        'diff',
        'firebase/app',
        'firebase/app-check',
        'firebase/auth',
        'firebase/firestore',
        'firebase/firestore/lite',
        'firebase/storage',
        'formik',
        'lowlight',
        'papaparse',
        'react-markdown',
        'reactfire',
        'remark-gfm',
        'yup',
      ],
    },
  };
});
