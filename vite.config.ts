import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { withColorSchemeScript } from './scripts/vite/colorSchemeScript.ts';
import { localFirebase } from './scripts/vite/localFirebase.ts';
import { officeChunk } from './scripts/vite/officeChunk.ts';
import { previewHosting } from './scripts/vite/previewHosting.ts';
import { stubModules } from './scripts/vite/stubModules.ts';

export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: [react(), ...localFirebase(mode), withColorSchemeScript(), stubModules(), previewHosting()],
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
            { name: 'app', test: /\/src\/app\/client\/hydrateApp\.tsx$/ },
            {
              debugName: 'office',
              name: officeChunk,
              // Prerendered, the gate of the back office runs without what stands behind it.
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
