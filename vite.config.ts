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
    modulePreload: {
      polyfill: false,
      // Prerendered pages link these files themselves.
      resolveDependencies: (file, dependencies) => (file.includes('/hydrateApp-') ? [] : dependencies),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // With all they import: what a page runs at once, and what every page starts with when it is used.
            { name: 'entry', test: /\/src\/main\.tsx$|vite\/preload-helper/, priority: 1 },
            // The app comes in files that a slow phone runs in tasks of about 50 ms. React DOM is apart, because nothing
            // else imports it: on a network that files share, the largest arrives last (decision 004).
            { name: 'react', test: /\/node_modules\/(?:react|react-router.*)\// },
            { name: 'styles', test: /\/node_modules\/@mui\/material\/styles\// },
            { name: 'app', test: /\/src\/app\/client\/createApp\.tsx$/ },
            { name: 'react-dom', test: /\/node_modules\/react-dom\// },
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
