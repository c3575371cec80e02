import { readFileSync } from 'node:fs';
import type { SamplePost } from './samplePost.ts';

export function readPostBody(post: SamplePost): string {
  return readFileSync(new URL(`./posts/${post.bodyFile}`, import.meta.url), 'utf8').trim();
}
