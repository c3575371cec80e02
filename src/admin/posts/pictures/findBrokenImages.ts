import { parsePictureUrl } from '#src/features/pictures/pictureUrl.ts';
import type { PostValues } from '#src/features/posts/data/postFields.ts';
import { withTimeout } from '#src/firebase/timeout.ts';

/** A slow image delays the save no longer than this. */
const timeoutMs = 3_000;

const imageUrls = /!\[(?:\\.|[^\]\\])*\]\(<?([^\s<>)]+)/g;

/** @returns the URLs of the post's images that readers would not see; offline, none */
export async function findBrokenImages({ featuredImage, content }: PostValues): Promise<string[]> {
  if (!navigator.onLine) return [];
  const urls = new Set([
    featuredImage.trim(),
    ...[...content.matchAll(imageUrls)].map(([, url = '']) => url),
  ]);
  const broken = await Promise.all([...urls].map(async (url) => ((await isBroken(url)) ? [url] : [])));
  return broken.flat();
}

async function isBroken(url: string): Promise<boolean> {
  const image = new Image();
  image.src = parsePictureUrl(url)?.variants[0]?.url ?? url;
  try {
    await withTimeout(image.decode(), timeoutMs);
    return false;
  } catch (error) {
    // Of a valid image, only a browser that can't decode SVG in advance says so.
    return error instanceof DOMException && image.naturalWidth === 0;
  }
}
