/** Renders the manifest and home screen icons from the brand mark. */
import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { ICON_PAPER, ICONS, TOUCH_ICON } from '#domain/http/web-manifest.ts';

const MARK = new URL('../../layouts/shell/art/icon.svg', import.meta.url);

/** The light version of the mark in a square box: bitmaps have no color scheme. */
export function onPaper(mark: string, box: string): string {
  const [x, y, side] = box.split(' ');
  return mark
    .replace(/@media[^{]*\{(?:[^{}]*\{[^}]*\})*\}/, '')
    .replace(/viewBox="[^"]*"/, `viewBox="${box}"`)
    .replace(/<path/, `<path fill="${ICON_PAPER}" d="M${x} ${y}h${side}v${side}h-${side}z"/><path`);
}

export function icons(): AstroIntegration {
  return {
    name: 'icons',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const mark = await readFile(MARK, 'utf8');
        const draw = async ({ path, size, box }: (typeof ICONS)[number] | typeof TOUCH_ICON) => {
          const picture = sharp(Buffer.from(onPaper(mark, box)), { density: 300 })
            .resize(size, size)
            .png({ palette: true, colors: 32, compressionLevel: 9, effort: 10 });
          await writeFile(new URL(`.${path}`, dir), await picture.toBuffer());
        };
        await Promise.all([...ICONS, TOUCH_ICON].map(draw));
      },
    },
  };
}
