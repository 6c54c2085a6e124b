import { expect, it } from 'vitest';
import { markLinkedLanguage } from './linked-language.ts';

const PAGE =
  '<a class="a" href="/team">Equipo</a><a href="/es/precios#fees">Precios</a><a hreflang="en" href="/">English</a><a href="tel:988">988</a><a href="/guide.pdf">PDF</a>';

it('a link of a Spanish page to an English one says so, and others stay', () => {
  expect(markLinkedLanguage(PAGE, '/es/equipo')).toBe(
    PAGE.replace('<a class', '<a hreflang="en" class'),
  );
});

it('English pages stay as they are', () => {
  expect(markLinkedLanguage(PAGE, '/team')).toBe(PAGE);
});
