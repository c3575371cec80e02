import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isFullRun, longTest } from '#emulator/tests/support/runs.ts';
import { openRules, rulesFileWith, testFolder } from '#emulator/tests/support/testEmulator.ts';

const emulator = fileURLToPath(new URL('../..', import.meta.url));
const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url));

const program = `
import { type EmbeddedFirebaseOptions, startEmulator } from 'embedded-firebase';

const [rulesFile = ''] = process.argv.slice(2);
const options: EmbeddedFirebaseOptions = { directory: null, rulesFile, indexesFile: null, projectId: 'demo-elsewhere', log() {} };
// @ts-expect-error
const unknown: EmbeddedFirebaseOptions = { ...options, projectId: 1 };
const { origin, stop } = await startEmulator(options);
const { status } = await fetch(\`\${origin}/v1/projects/\${options.projectId}/databases/(default)/documents/notes/none\`);
console.log(status);
await stop();
`;

describe.runIf(isFullRun)('the package', () => {
  it(
    'works in a separate project: a command with help, types that reject a wrong option, and a backend that starts',
    longTest,
    () => {
      const project = testFolder();
      const run = (command: string, ...parameters: string[]) =>
        execFileSync(command, parameters, { cwd: project, encoding: 'utf8' });
      execFileSync('npm', ['pack', '--silent', '--pack-destination', project], { cwd: emulator });
      writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
      run('sh', '-c', 'npm install --prefer-offline --no-audit --no-fund ./embedded-firebase-*.tgz');
      const command = join(project, 'node_modules/embedded-firebase/dist/cli.js');
      expect(run(process.execPath, command, '--help')).toContain('--project demo-project');
      writeFileSync(join(project, 'main.ts'), program);

      const types = ['--types', 'node', '--typeRoots', join(modules, '@types')];
      run(
        join(modules, '.bin/tsc'),
        'main.ts',
        '--strict',
        '--module',
        'nodenext',
        '--target',
        'es2023',
        ...types,
      );
      expect(run(process.execPath, 'main.js', rulesFileWith(openRules)).trim()).toBe('404');
    },
  );
});
