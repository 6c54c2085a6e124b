import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { MAX_PICTURE_SIDE } from '#lib/content/fields.ts';
import { preparePicture } from './pictures.ts';

const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/">Somewhere</x:xmpmeta>';
const GPS = {
  IFD0: { Make: 'Phone', Copyright: 'Somebody' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '32/1 46/1 45/1' },
};
/** Red on the left, blue on the right. */
const drawn = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#c01010' } }).composite([
    {
      input: {
        create: { width: width / 2, height, channels: 3, background: '#1010c0' },
      },
      gravity: 'east',
    },
  ]);
const photo = (): ReturnType<typeof sharp> => drawn().withExif(GPS).withXmp(XMP);

/** @throws {Error} the problem */
async function made(path: string, bytes: Uint8Array) {
  const result = await preparePicture({ path, bytes });
  if ('problem' in result) throw new Error(result.problem);
  return { bytes: result.bytes, ...(await sharp(result.bytes).metadata()) };
}
/** The main color: `red` or `blue`. */
async function colorAt(bytes: Uint8Array, left: number, top: number): Promise<string> {
  const [red = 0, , blue = 0] = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return red > blue ? 'red' : 'blue';
}

describe('A photograph keeps nothing but its picture', () => {
  it.each([
    ['a.jpg', () => photo().jpeg()],
    ['a.JPEG', () => photo().jpeg({ progressive: true })],
    ['a.png', () => photo().png()],
    ['a.webp', () => photo().webp()],
    ['a.avif', () => photo().avif({ effort: 0 })],
    ['50%-off (2) ñ.jpg', () => photo().jpeg()],
    ['p3.jpg', () => photo().withIccProfile('p3').jpeg()],
    ['gray.jpg', () => photo().grayscale().jpeg()],
    ['cmyk.jpg', () => photo().toColourspace('cmyk').withIccProfile('cmyk').jpeg()],
    ['16-bit.png', () => photo().toColourspace('rgb16').png()],
  ] as const)('%s', async (name, draw) => {
    const before = await draw().toBuffer();
    expect((await sharp(before).metadata()).exif).toBeDefined();
    const { exif, xmp, iptc, icc, comments, depth, space, width, height } = await made(
      name,
      before,
    );
    expect({ exif, xmp, iptc, icc, comments, depth }).toEqual({ depth: 'uchar' });
    expect(space).toMatch(/^(?:srgb|b-w)$/);
    expect([width, height]).toEqual([60, 40]);
  });

  // Where the left side of the upright picture is in the file, for each value of EXIF.
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('turned upright from orientation %i', async (orientation) => {
    const original = await drawn().png().toBuffer();
    const turned = await sharp(original).withMetadata({ orientation }).jpeg().toBuffer();
    const { bytes, width, height, ...rest } = await made('a.jpg', turned);
    expect(rest.orientation).toBeUndefined();
    expect([width, height]).toEqual(orientation > 4 ? [40, 60] : [60, 40]);
    // 1 to 4 turn or mirror the sides; 5 to 8 put the left side at the top or at the bottom.
    const first = await colorAt(bytes, 2, 2);
    expect(first).toBe([1, 4, 5, 6].includes(orientation) ? 'red' : 'blue');
  });

  it('no larger than a page shows it, also if it is one pixel', async () => {
    const wide = await made('a.jpg', await drawn(6000, 3000).jpeg().toBuffer());
    expect([wide.width, wide.height]).toEqual([MAX_PICTURE_SIDE, MAX_PICTURE_SIDE / 2]);
    const one = await made('a.png', await drawn(2, 1).resize(1, 1).png().toBuffer());
    expect([one.width, one.height]).toEqual([1, 1]);
  });

  it('of an animation, its first picture', async () => {
    const frames = await Promise.all(
      ['#c01010', '#1010c0'].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 4, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const { pages = 1, bytes } = await made('a.webp', moving);
    expect(pages).toBe(1);
    expect(await colorAt(bytes, 5, 5)).toBe('red');
  });
});

describe('What is no photograph is refused by name', () => {
  /** Start of a file from an iPhone. */
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic\0\0\0\0mif1heic'),
    Buffer.alloc(64),
  ]);
  it.each([
    ['IMG_1.jpg', () => heic],
    ['a.png', () => photo().jpeg().toBuffer()],
    ['cut.jpg', async () => (await photo().jpeg().toBuffer()).subarray(0, -40)],
    ['empty.jpg', () => Buffer.of()],
    ['page.jpg', () => Buffer.from('<html>')],
    ['a.gif', () => photo().gif().toBuffer()],
    ['drawing.png', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ] as const)('%s', async (name, draw) => {
    await expect(made(`images/${name}`, await draw())).rejects.toThrow(name);
  });
});
