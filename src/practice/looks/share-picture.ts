/** The home page's share picture: two chairs, without words. */
import sharp from 'sharp';

const WIDTH = 1200;
const HEIGHT = 630;

/** As PNG. @param chairs SVG, in which a token has its color beside it @param paper color of the ground */
export async function sharePicture(chairs: string, paper: string): Promise<Buffer> {
  const drawn = chairs
    .replaceAll(/var\(--color-[\w-]+,(#[\da-f]+)\)/gi, '$1')
    .replaceAll(/@media\s*\(prefers-color-scheme:\s*dark\)\s*\{(?:[^{}]*\{[^}]*\})*\}/g, '');
  const chair = await sharp(Buffer.from(drawn), { density: 200 })
    .resize(WIDTH - 240, HEIGHT - 120, { fit: 'inside' })
    .png()
    .toBuffer();
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: paper } })
    .composite([{ input: chair }])
    .png({ palette: true, colors: 64, compressionLevel: 9 })
    .toBuffer();
}
