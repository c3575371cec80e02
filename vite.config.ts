import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { adminChunk } from './scripts/vite/adminChunk.ts';
import { brandInDevelopment } from './scripts/vite/brandInDevelopment.ts';
import { withColorSchemeScript } from './scripts/vite/colorSchemeScript.ts';
import { colorValues } from './scripts/vite/colorValues.ts';
import { localFirebase } from './scripts/vite/localFirebase.ts';
import { previewHosting } from './scripts/vite/previewHosting.ts';
import { stubModules } from './scripts/vite/stubModules.ts';

export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: [
    react(),
    ...localFirebase(mode),
    brandInDevelopment(),
    colorValues(),
    withColorSchemeScript(),
    stubModules(),
    previewHosting(),
  ],
  server: { host: '127.0.0.1', port: 5173 },
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
            // The app comes in four files, so that a slow phone runs it in tasks of about 50 ms (decision 004).
            { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
            { name: 'libraries', test: /\/node_modules\/(?:react-router.*|@mui\/material\/styles)\// },
            { name: 'theme', test: /\/src\/theme\/muiTheme\.ts$/ },
            { name: 'app', test: /\/src\/app\/client\/hydrateApp\.tsx$/ },
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
      'diff',
      'firebase/app',
      'firebase/auth',
      'firebase/firestore',
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
