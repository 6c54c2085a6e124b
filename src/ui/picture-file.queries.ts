/** Pictures outside of pages. */
import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import type { ContentImage } from '#lib/content/fields.ts';

/** As wide as a share picture, with the shape of the photograph. */
const WIDTH = 1200;

/**
 * The address of one file of a picture, for share pictures and structured data: a drawing as it is, a photograph as JPEG
 * at most 1,200 pixels wide.
 */
export async function pictureFile(image: ContentImage): Promise<string> {
  if (image.format === 'svg') return image.src;
  const width = Math.min(WIDTH, image.width);
  const height = Math.max(1, Math.round((width * image.height) / image.width));
  const { src } = await getImage({
    src: image as ImageMetadata,
    format: 'jpeg',
    layout: 'none',
    width,
    height,
  });
  return src;
}
