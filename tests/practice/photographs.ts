/** A second look of the sample: photographs, made here, in place of drawings of people, rooms and heads. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Copy } from '../editor/copy.ts';

/** Where each photograph was taken, in EXIF and XMP; nobody may read it on the site. */
export const PLACE = 'Behind the blue door, 12 Example Lane';

interface Scene {
  width: number;
  height: number;
  wall: [string, string];
  /** Shapes in front of the wall. */
  shapes: string;
}

/** A face in window light: hair, face, neck and shoulders. */
const person = (skin: string, hair: string, shirt: string): string =>
  `<g><ellipse cx="600" cy="620" rx="270" ry="330" fill="${hair}"/><path d="M90 1500c30-330 250-470 510-470s480 140 510 470z" fill="${shirt}"/><path d="M500 880h200v230c-60 70-140 70-200 0z" fill="${skin}"/><ellipse cx="600" cy="660" rx="205" ry="270" fill="${skin}"/><path d="M600 390c120 0 205 120 205 270s-85 270-205 270z" fill="#000" opacity=".13"/><path d="M395 600c20-180 110-250 205-250s190 70 205 250c-90-110-110-150-205-150s-130 60-205 150z" fill="${hair}"/></g>`;

const SCENES: Readonly<Record<string, Scene>> = {
  odessa: {
    width: 1200,
    height: 1500,
    wall: ['#d8b98a', '#8d6f45'],
    shapes: person('#7a4f33', '#241a16', '#1f5558'),
  },
  teo: {
    width: 1200,
    height: 1500,
    wall: ['#b9c9c2', '#66807b'],
    shapes: person('#c98f6b', '#3a2a20', '#8f4a17'),
  },
  juno: {
    width: 1200,
    height: 1500,
    wall: ['#c9d3da', '#71869a'],
    shapes: person('#e3b596', '#6d3b1d', '#2b4c74'),
  },
  sofa: {
    width: 2400,
    height: 1600,
    wall: ['#f0dfc0', '#9d7d52'],
    shapes:
      '<path d="M300 1500V900c0-80 60-120 140-120h1520c80 0 140 40 140 120v600z" fill="#2b4c74"/><path d="M420 1180h1560v200H420z" fill="#3f6693"/><path d="M1500 120h640v520h-640z" fill="#cfe0e6"/><path d="M1800 120v520M1500 380h640" stroke="#6b4a2c" stroke-width="26"/>',
  },
  lamp: {
    width: 2400,
    height: 1800,
    wall: ['#4c3a2a', '#1d1712'],
    shapes:
      '<path d="M1150 0v520" stroke="#c97b34" stroke-width="14"/><path d="M860 760c20-170 130-260 290-260s270 90 290 260z" fill="#dd9a50"/><path d="M860 760h580l420 1040H440z" fill="#f3d9a6" opacity=".5"/><path d="M560 1800v-420c0-70 50-110 120-110h380c70 0 120 40 120 110v420z" fill="#1f5558"/>',
  },
  door: {
    width: 1800,
    height: 2400,
    wall: ['#c0ceae', '#5f7254'],
    shapes:
      '<path d="M500 300h800v2100H500z" fill="#2b4c74"/><path d="M600 420h600v760H600zM600 1300h600v820H600z" fill="#38608f"/><circle cx="1200" cy="1240" r="44" fill="#dd9a50"/>',
  },
};

async function photograph({ width, height, wall, shapes }: Scene): Promise<Buffer> {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs><linearGradient id="w"><stop stop-color="${wall[0]}"/><stop offset="1" stop-color="${wall[1]}"/></linearGradient><linearGradient id="l" x1="0" x2="1"><stop stop-color="#fff" stop-opacity=".28"/><stop offset=".6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".35"/></linearGradient></defs><path d="M0 0h${width}v${height}H0z" fill="url(#w)"/>${shapes}<path d="M0 0h${width}v${height}H0z" fill="url(#l)"/></svg>`;
  const noise = { type: 'gaussian', mean: 128, sigma: 9 } as const;
  const grain = await sharp({
    create: { width, height, channels: 3, background: '#808080', noise },
  })
    .png()
    .toBuffer();
  return sharp(Buffer.from(drawn))
    .blur(5)
    .composite([{ input: grain, blend: 'soft-light' }])
    .flatten()
    .jpeg({ quality: 86 })
    .withExif({
      IFD0: { ImageDescription: PLACE, Make: 'Example' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '32/1 46/1 0/1' },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><p>${PLACE}</p></x:xmpmeta>`)
    .toBuffer();
}

/** Writes the photographs and names each in one line of the content. */
export async function usePhotographs(copy: Copy): Promise<void> {
  const folder = join(copy.folder, 'src/content/images/photographs');
  await mkdir(folder, { recursive: true });
  for (const [name, scene] of Object.entries(SCENES))
    await writeFile(join(folder, `${name}.jpg`), await photograph(scene));
  for (const name of ['odessa', 'teo', 'juno'])
    await copy.edit(`src/content/therapists/${name}.md`, (text) =>
      text
        .replace(/^image: .*$/m, `image: ../images/photographs/${name}.jpg`)
        .replace(/^calm: .*\n/m, ''),
    );
  await copy.edit('src/content/pages/index.md', (text) =>
    text
      .replace('../images/spaces.svg', '../images/photographs/sofa.jpg')
      .replace(
        /alt: 'A calm room: [^']*'/,
        'alt: A long blue sofa below a window, in afternoon light.',
      ),
  );
  const heads = { 'about-us': 'lamp', 'first-session': 'door' };
  const alts = {
    lamp: 'One armchair under a lamp, in a dark room.',
    door: 'The blue door of the office.',
  };
  for (const [page, name] of Object.entries(heads))
    await copy.edit(`src/content/pages/${page}.md`, (text) =>
      text.replace(
        /^ {4}object: \w+\n/m,
        `    photo: { image: ../images/photographs/${name}.jpg, alt: '${alts[name as keyof typeof alts]}' }\n`,
      ),
    );
}

export const NAMES = Object.keys(SCENES);
