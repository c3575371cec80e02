import { postPicture } from '#src/content/blog.ts';
import type { Picture } from '#src/content/picture.ts';
import type { PictureSlot } from '#src/features/pictures/pictureSlot.ts';
import { responsiveImage } from '#src/features/pictures/responsiveImage.ts';

export function featuredPicture(address: string, slots: readonly PictureSlot[]): Picture {
  return { ...postPicture(address), ...responsiveImage(address, slots) };
}
