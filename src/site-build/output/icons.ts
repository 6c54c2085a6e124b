/** Renders the manifest and home screen icons from the brand mark. */
import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { ICON_PAPER, ICONS, TOUCH_ICON } from '#lib/http/web-manifest.ts';

const MARK = new URL('../../features/site/art/icon.svg', import.meta.url);

/** The light mark in a square: bitmaps have no color scheme. `scale`: side by the mark's longer side. */
export function onPaper(mark: string, scale: number): string {
  const box =
    /viewBox="([^"]*)"/
      .exec(mark)?.[1]
      ?.trim()
      .split(/[\s,]+/) ?? [];
  const [left = 0, top = 0, width = 128, height = 128] = box.map(Number);
  const side = Math.max(width, height) * scale;
  const [x, y] = [left + (width - side) / 2, top + (height - side) / 2];
  return mark
    .replace(/@media[^{]*\{(?:[^{}]*\{[^}]*\})*\}/, '')
    .replace(/viewBox="[^"]*"/, `viewBox="${x} ${y} ${side} ${side}"`)
    .replace(
      /<svg[^>]*>/,
      `$&<path fill="${ICON_PAPER}" d="M${x} ${y}h${side}v${side}h-${side}z"/>`,
    );
}

export function icons(): AstroIntegration {
  return {
    name: 'icons',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const mark = await readFile(MARK, 'utf8');
        const draw = async ({ path, size, scale }: (typeof ICONS)[number] | typeof TOUCH_ICON) => {
          const picture = sharp(Buffer.from(onPaper(mark, scale)), { density: 300 })
            .resize(size, size)
            .png({ palette: true, colors: 32, compressionLevel: 9, effort: 10 });
          await writeFile(new URL(`.${path}`, dir), await picture.toBuffer());
        };
        await Promise.all([...ICONS, TOUCH_ICON].map(draw));
      },
    },
  };
}
