import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');

/** The checker's CSS is older than the site's, and it does not know `<link rel="expect">`. */
const known = /^CSS: |“link” element with a “blocking” attribute/;

type Message = { type: string; url: string; message: string; extract?: string };

it('built pages pass the W3C’s Nu HTML checker', async (test) => {
  const run = promisify(execFile);
  const hasJava = await run('java', ['-version']).then(
    () => true,
    () => false,
  );
  if (!hasJava && !process.env.CI) test.skip('Java is missing');
  const options = ['--format', 'json', '--exit-zero-always', '--stdout', '--errors-only', '--skip-non-html'];
  const { stdout } = await run('java', ['-jar', checker, ...options, 'dist'], { maxBuffer: 1e8 });
  const { messages } = JSON.parse(stdout) as { messages: Message[] };
  const faults = messages
    .filter(({ url, message }) => !url.includes('/.renderer/') && !known.test(message))
    .map(({ url, message, extract }) => `${url.replace(/.*\/dist\//, '')}: ${message} ${extract}`);
  expect(faults).toEqual([]);
});
