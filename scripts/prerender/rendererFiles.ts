/** In the renderer's folder, which the build makes (`buildRenderer.ts`). */
export const rendererFiles = {
  code: 'renderer.js',
  template: 'template.html',
  manifest: 'manifest.json',
  pictures: 'pics',
  build: 'build.txt',
} as const;
