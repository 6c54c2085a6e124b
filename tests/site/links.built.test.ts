/** Every internal link targets a built page or file, and every #fragment an element of it. */
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { site } from '#site';
import { DIST, type Page, pageAt, pages, staffPages } from './dist.ts';

const byRoute = new Map([...pages, ...staffPages].map((page) => [page.route, page]));

/** Served by the API, not a file. */
const isApi = (path: string): boolean => path.startsWith('/api/');

const isFile = (path: string): boolean => {
  const file = resolve(DIST, `.${decodeURIComponent(path)}`);
  return existsSync(file) && statSync(file).isFile();
};

function addressesOf({ $ }: Page): string[] {
  const single = ['href', 'src', 'action', 'formaction', 'poster', 'component-url', 'renderer-url'];
  const found = single.flatMap((name) =>
    $(`[${name}]`)
      .toArray()
      .map((element) => $(element).attr(name) ?? ''),
  );
  const sets = $('[srcset]')
    .toArray()
    .flatMap((element) => ($(element).attr('srcset') ?? '').split(','))
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
  return [...new Set([...found, ...sets])];
}

/** The error of a link on a page; empty for valid and external ones. */
function wrong(address: string, page: Page): string[] {
  if (/^(?:tel|mailto|sms|data):/.test(address)) return [];
  const url = new URL(address, new URL(page.route, site.url));
  if (url.origin !== new URL(site.url).origin) return [];
  if (isApi(url.pathname)) return [];
  const target = byRoute.get(decodeURIComponent(url.pathname));
  if (target === undefined)
    return isFile(url.pathname) ? [] : [`${page.route}: ${address} leads nowhere`];
  const id = decodeURIComponent(url.hash.slice(1));
  const lands = id === '' || id === 'top' || target.$(`[id="${id}"]`).length > 0;
  return lands ? [] : [`${page.route}: ${address} has no such place`];
}

describe('links', () => {
  it('target a page, a file or an anchor', () => {
    expect(pages.flatMap((page) => addressesOf(page).flatMap((to) => wrong(to, page)))).toEqual([]);
  });

  it('that are broken are found', () => {
    const page = pageAt('/');
    expect(wrong('/no-such-page', page)).toHaveLength(1);
    expect(wrong('/#no-such-place', page)).toHaveLength(1);
    expect(wrong('/', page)).toHaveLength(0);
  });
});
