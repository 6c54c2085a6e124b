/** Uploaded pictures: decoded, scaled down, and encoded again without metadata. */
import sharp, { type Sharp } from 'sharp';
import type { PictureToPrepare } from '#domain/content/editor/prepared.ts';

/** Longer sides are made shorter; the widest place of the site has 1,440 pixels, twice as many on dense screens. */
const MAX_SIDE = 2880;
/** Pixels of a picture; a phone takes 12 to 50 million. A small file can unpack to far more. */
const MAX_PIXELS = 60_000_000;
/** File name endings by the format that was read. */
const ENDINGS = { jpeg: /\.jpe?g$/, png: /\.png$/, webp: /\.webp$/, heif: /\.avif$/ } as const;
type Format = keyof typeof ENDINGS;
const WRITERS: Readonly<Record<Format, (image: Sharp) => Sharp>> = {
  jpeg: (image) => image.jpeg({ quality: 90 }),
  png: (image) => image.png(),
  webp: (image) => image.webp({ quality: 90 }),
  heif: (image) => image.avif({ quality: 80, effort: 2 }),
};
const isFormat = (name: string): name is Format => Object.hasOwn(ENDINGS, name);
const KINDS = 'JPEG, PNG, WebP or AVIF';

/** The picture to save, or what is wrong with it. */
export type CheckedPicture = { bytes: Uint8Array } | { problem: string };

/**
 * Reads a picture and writes it again: turned upright, at most 2,880 pixels wide and high, without the place and the
 * device that cameras note, and without anything else that was in the file.
 */
export async function checkPicture({ path, bytes }: PictureToPrepare): Promise<CheckedPicture> {
  const name = path.slice(path.lastIndexOf('/') + 1);
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format } = await image.metadata();
    if (!isFormat(format))
      return { problem: `${name} is no picture that the site can show. Please use ${KINDS}.` };
    if (!ENDINGS[format].test(name))
      return {
        problem: `${name} is a picture of another kind (${format === 'heif' ? 'AVIF' : format.toUpperCase()}) than its name says. Please give it the right ending.`,
      };
    const written = image
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
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
