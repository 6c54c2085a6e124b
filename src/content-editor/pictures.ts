import sharp, { type Sharp } from 'sharp';
import { MAX_PICTURE_SIDE } from '#lib/content/fields.ts';
import type { PictureToPrepare } from '#staff/contract/editor/prepared.ts';

/** A phone takes 12 to 50 million. A small file can unpack to far more. */
const MAX_PIXELS = 60_000_000;
/** File names that fit each format of a picture. */
const ENDINGS = { jpeg: /\.jpe?g$/i, png: /\.png$/i, webp: /\.webp$/i, heif: /\.avif$/i } as const;
type Format = keyof typeof ENDINGS;
const WRITERS: Readonly<Record<Format, (image: Sharp) => Sharp>> = {
  jpeg: (image) => image.jpeg({ quality: 90 }),
  png: (image) => image.png(),
  webp: (image) => image.webp({ quality: 90 }),
  heif: (image) => image.avif({ quality: 80, effort: 2 }),
};
const isFormat = (name: string): name is Format => Object.hasOwn(ENDINGS, name);
const KINDS = 'JPEG, PNG, WebP or AVIF';

export type PreparedPicture = { bytes: Uint8Array } | { problem: string };

/**
 * Rewrites a photograph, from the browser editor or from git: upright, in sRGB, at most 2,880 pixels wide and high,
 * without the place and the device that cameras note, and without any other metadata. Of an animation, the first
 * picture stays.
 */
export async function preparePicture({ path, bytes }: PictureToPrepare): Promise<PreparedPicture> {
  const name = path.slice(path.lastIndexOf('/') + 1);
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format, compression } = await image.metadata();
    // Photographs of an iPhone, also those that were only renamed.
    if (!isFormat(format) || (format === 'heif' && compression !== 'av1'))
      return { problem: `${name} is no picture that the site can show. Please use ${KINDS}.` };
    if (!ENDINGS[format].test(name))
      return {
        problem: `${name} is a picture of another kind (${format === 'heif' ? 'AVIF' : format.toUpperCase()}) than its name says. Please give it the right ending.`,
      };
    const written = image.autoOrient().resize({
      width: MAX_PICTURE_SIDE,
      height: MAX_PICTURE_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    });
    return { bytes: await WRITERS[format](written).toBuffer() };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isHuge = /pixel limit/i.test(error.message);
    return {
      problem: isHuge
        ? `${name} has more than ${MAX_PIXELS / 1_000_000} million pixels. Please make it smaller first.`
        : `${name} could not be read as a picture. Please use ${KINDS}.`,
    };
  }
}
