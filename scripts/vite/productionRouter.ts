import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const productionFiles = new Map([
  ['react-router', 'index.mjs'],
  ['react-router/dom', 'dom-export.mjs'],
]);

/**
 * Bundles the router's production build. Its package ships one beside the development build, but names only the
 * latter in its exports.
 */
export function productionRouter(): Plugin {
  const development = import.meta.resolve('react-router');
  return {
    name: 'production-router',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    enforce: 'pre',
    resolveId(source) {
      const file = productionFiles.get(source);
      return file ? fileURLToPath(new URL(`../production/${file}`, development)) : null;
    },
    transform(code, id) {
      return id.includes('/react-router/dist/production/') ? withoutUnusedParts(code) : null;
    },
  };
}

/**
 * Lets the bundler leave out the components nobody uses, such as forms and what belongs to the router's framework:
 * making one has no effect, and the names they carry are for development tools.
 */
function withoutUnusedParts(code: string): string {
  return code
    .replace(/= (React\d*\.(?:createContext|forwardRef|memo|lazy)\()/g, '= /* @__PURE__ */ $1')
    .replace(/^\w+\.displayName = "\w+";$/gm, '');
}
