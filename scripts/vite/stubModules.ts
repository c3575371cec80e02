import { loadEnv, type Plugin } from 'vite';

type StubbedModule = {
  /** As written in the import; `importer` is part of the path of the importing package. */
  source: string;
  importer: string;
  functions?: readonly string[];
  code?: string;
};

/** Imported by libraries but never run on this site: about 90 kB of compressed code. */
const stubbedModules: readonly StubbedModule[] = [
  // reactfire is one file that names every Firebase product.
  {
    source: 'firebase/database',
    importer: '/reactfire/',
    functions: ['get', 'off', 'onChildAdded', 'onChildChanged', 'onChildMoved', 'onChildRemoved', 'onValue'],
  },
  { source: 'firebase/functions', importer: '/reactfire/', functions: ['httpsCallable'] },
  {
    source: 'firebase/remote-config',
    importer: '/reactfire/',
    functions: ['ensureInitialized', 'getAll', 'getBoolean', 'getNumber', 'getString', 'getValue'],
  },
  { source: 'firebase/storage', importer: '/reactfire/', functions: ['getDownloadURL', 'ref'] },
  // Firestore's regular expression engine serves three functions of its pipelines, which the site does not use.
  {
    source: 're2js',
    importer: '/@firebase/',
    code: `export const RE2JS = { compile() { ${throwStub('re2js')} } };`,
  },
];

const appCheck: StubbedModule = {
  source: 'firebase/app-check',
  importer: '/src/firebase/',
  functions: ['initializeAppCheck', 'ReCaptchaEnterpriseProvider'],
};

const prefix = '\0unused:';

export function stubModules(mode: string): Plugin {
  const hasAppCheck = loadEnv(mode, process.cwd(), 'VITE_APP_CHECK_KEY').VITE_APP_CHECK_KEY;
  const stubs = hasAppCheck ? stubbedModules : [...stubbedModules, appCheck];
  return {
    name: 'unused-code',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const unused = stubs.find((module) => module.source === source && importer.includes(module.importer));
      return unused ? prefix + source : null;
    },
    load(id) {
      const unused = stubs.find(({ source }) => id === prefix + source);
      if (!unused) return null;
      const throwing = (name: string) => `export function ${name}() { ${throwStub(unused.source)} }`;
      return unused.code ?? (unused.functions ?? []).map(throwing).join('\n');
    },
  };
}

function throwStub(source: string): string {
  return `throw new Error(${JSON.stringify(`${source} is not part of this site's bundle (scripts/vite/stubModules.ts)`)});`;
}
