import { loadEnv, type Plugin } from 'vite';
import { embeddedFirebase } from '#emulator/vitePlugin.ts';
import { embeddedProject } from '#scripts/build/embeddedProject.ts';
import { demoAdmin } from '#scripts/content/sampleContent.ts';
import { readEnvironment } from '#src/env.ts';
import { paths } from '#src/paths.ts';

/** Where neither a real project nor the Emulator Suite is configured. `LOCAL_FIREBASE_DIR` names its data folder. */
export function localFirebase(mode: string): Plugin[] {
  const variables = loadEnv(mode, process.cwd(), ['VITE_', 'LOCAL_FIREBASE_']);
  const { firebase, suite } = readEnvironment(variables);
  if (firebase || suite) return [];
  const directory = variables.LOCAL_FIREBASE_DIR || '.local-firebase';
  return [embeddedFirebase({ ...embeddedProject, directory }), announceAdmin()];
}

function announceAdmin(): Plugin {
  return {
    name: 'announce-admin',
    configureServer(server) {
      const printUrls = server.printUrls.bind(server);
      server.printUrls = () => {
        printUrls();
        const { email, password } = demoAdmin;
        server.config.logger.info(`  ➜  Back office: ${paths.login}, sign in as ${email} with ${password}`);
      };
    },
  };
}
