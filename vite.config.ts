import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { adminChunk } from './scripts/vite/adminChunk.ts';
import { brandInDevelopment } from './scripts/vite/brandInDevelopment.ts';
import { colorValues } from './scripts/vite/colorValues.ts';
import { localFirebase } from './scripts/vite/localFirebase.ts';
import { pageLanguage } from './scripts/vite/pageLanguage.ts';
import { previewHosting } from './scripts/vite/previewHosting.ts';
import { stubModules } from './scripts/vite/stubModules.ts';

export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: [
    react(),
    ...localFirebase(mode),
    brandInDevelopment(),
    colorValues(),
    pageLanguage(),
    stubModules(),
    previewHosting(),
  ],
  // A build beside the dev server must not reload the open pages.
  server: { host: '127.0.0.1', port: 5173, watch: { ignored: ['**/dist/**', '**/dist.partial/**'] } },
  preview: { host: '127.0.0.1', port: 4173 },
  // Every browser of the build target knows modulepreload.
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // With all they import: what a page runs at once, and what every page starts with when it is used.
            { name: 'entry', test: /\/src\/main\.tsx$|vite\/preload-helper/, priority: 1 },
            // The app comes in several files, so that a slow phone can run each in a short task (`src/main.tsx`).
            { name: 'react', test: /\/node_modules\/(?:react|react-router.*)\// },
            { name: 'styles', test: /\/node_modules\/@mui\/material\/styles\// },
            { name: 'react-dom', test: /\/node_modules\/react-dom\// },
            { name: 'app', test: /\/src\/app\/hydrate\.tsx$/ },
            {
              debugName: 'admin',
              name: adminChunk,
              // Prerendered, the gate of the admin area runs without the code behind it.
              test: () => !isSsrBuild,
              includeDependenciesRecursively: false,
              priority: -1,
            },
          ],
        },
      },
    },
  },
  // Found only behind dynamic imports: bundled ahead, or the first use of each would reload the page in development.
  optimizeDeps: {
    include: [
      '@mui/x-data-grid',
      '@tanstack/react-query',
      'diff',
      'firebase/app',
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
}));
