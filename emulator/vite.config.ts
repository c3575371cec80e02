import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      preserveEntrySignatures: 'strict',
      input: { start: 'start.ts', vitePlugin: 'vitePlugin.ts', cli: 'cli.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
    },
  },
});
