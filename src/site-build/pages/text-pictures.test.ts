import { expect, it } from 'vitest';
import { fitTextPictures } from './text-pictures.ts';

const img = (sizes: string, width: number, height: number, src: string, widths: number[]): string =>
  `<p><img alt="A room, 640w" sizes="${sizes}" data-astro-image="constrained" width="${width}" height="${height}" src="/${src}.webp" srcset="${widths.map((w) => `/${w}.webp ${w}w`).join(', ')}"></p>`;
const FULL = '2880px';
const COLUMN = '(min-width: 48rem) 760px, 100vw';

it('a wide photograph in a text is offered for its column', () => {
  const wide = img(FULL, 2880, 1920, '2880', [640, 750, 1080, 1280, 2048, 2880]);
  expect(fitTextPictures(wide)).toBe(img(COLUMN, 760, 507, '750', [640, 750, 1080, 1280]));
});

it('a small one stays as wide as it is', () => {
  const small = img('300px', 300, 200, '300', [300]);
  expect(fitTextPictures(small)).toBe(img(COLUMN, 300, 200, '300', [300]));
});

it('other images are left alone', () => {
  const others = '<img src="/a.svg" width="2000"><img data-astro-image="constrained" src="/b.svg">';
  expect(fitTextPictures(others)).toBe(others);
});
