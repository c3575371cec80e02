import { type ImageSources, sharedImage } from './sharedImage.ts';
import { sharePicture } from './sharePicture.ts';

/** `kicker` is a line above the title; `picture` a URL. */
export type ShareSubject = { title: string; kicker?: string; picture?: string };

/** A social image. Omits a picture that cannot be loaded or rendered, such as one without a `viewBox`. */
export async function shareImage(
  { picture, ...words }: ShareSubject,
  sources: ImageSources,
): Promise<Buffer> {
  if (!picture) return sharePicture(words);
  try {
    const image = await sharedImage(picture, sources);
    return await sharePicture({ ...words, ...(image && { image }) });
  } catch (error) {
    console.warn(`Couldn't add ${picture} to the social image of "${words.title}": ${reasonOf(error)}`);
    return sharePicture(words);
  }
}

/** `fetch` gives the reason only in the error's cause. */
function reasonOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return cause instanceof Error ? `${message} (${cause.message})` : message;
}
