import { readFileSync } from 'node:fs';
import type { SamplePost } from './posts.ts';

/** The Markdown body of a sample post, read from its file under `scripts/content/posts/`. */
export function readBody(post: SamplePost): string {
  return readFileSync(new URL(`./posts/${post.bodyFile}`, import.meta.url), 'utf8').trim();
}
