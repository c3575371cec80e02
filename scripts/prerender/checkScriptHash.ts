import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

const inlineScript = /<script>([\s\S]*?)<\/script>/g;

/** The policy in `firebase.json` must allow the page's inline scripts. @throws Error with the missing hash */
export async function checkScriptHash(html: string): Promise<void> {
  const firebaseJson = await readFile('firebase.json', 'utf8');
  for (const [, script = ''] of html.matchAll(inlineScript)) {
    const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
    if (!firebaseJson.includes(hash)) {
      throw new Error(
        `The inline script of index.html has changed. Put ${hash} into script-src in firebase.json.`,
      );
    }
  }
}
