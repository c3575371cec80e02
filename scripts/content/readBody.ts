import { readFileSync } from 'node:fs';
import type { SamplePost } from './posts.ts';

export function readBody(post: SamplePost): string {
  return readFileSync(new URL(`./posts/${post.bodyFile}`, import.meta.url), 'utf8').trim();
}
