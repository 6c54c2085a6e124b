/** Web players and feed readers of other sites: recordings, transcripts, feeds and pictures are theirs to use, pages are not. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';

test('a player on another site gets the feed and all that it names, but no page', async ({
  page,
  baseURL,
}) => {
  const other = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end('<!doctype html>');
  }).listen(0, '127.0.0.1');
  await once(other, 'listening');
  try {
    await page.goto(`http://localhost:${(other.address() as AddressInfo).port}/`);
    /** Names of the files of each kind that the browser does not give to this page. */
    const refused = await page.evaluate(async (origin) => {
      const here = (url: string | null): string =>
        origin + new URL(url ?? '', 'https://none.example').pathname;
      const canRead = (url: string, mode: RequestMode): Promise<boolean> =>
        fetch(url, { mode }).then(
          ({ ok, type }) => ok || type === 'opaque',
          () => false,
        );
      const canShow = (element: HTMLMediaElement | HTMLImageElement, loaded: string, url: string) =>
        new Promise<boolean>((done) => {
          element.addEventListener(loaded, () => done(true));
          element.addEventListener('error', () => done(false));
          element.src = url;
        });
      const text = await fetch(`${origin}/podcast.xml`).then(
        (answer) => answer.text(),
        () => '',
      );
      const feed = new DOMParser().parseFromString(text, 'text/xml');
      const urls = (name: string, attribute: string): string[] =>
        [...feed.getElementsByTagName(name)].map((one) => here(one.getAttribute(attribute)));
      const texts = [...urls('podcast:transcript', 'url'), ...urls('podcast:chapters', 'url')];
      const recordings = urls('enclosure', 'url');
      const covers = urls('itunes:image', 'href');
      const given = new Map<string, boolean>();
      for (const url of [...texts, `${origin}/blog/rss.xml`, `${origin}/blog/feed.json`])
        given.set(url, await canRead(url, 'cors'));
      for (const url of recordings)
        given.set(url, await canShow(new Audio(), 'loadedmetadata', url));
      for (const url of covers) given.set(url, await canShow(new Image(), 'load', url));
      for (const path of ['/', '/resources/podcasts/18', '/admin'])
        given.set(path, await canRead(origin + path, 'no-cors'));
      return {
        numbers: [texts.length, recordings.length, covers.length],
        paths: [...given].filter(([, is]) => !is).map(([url]) => url.replace(origin, '')),
      };
    }, baseURL ?? '');
    expect(refused.numbers).toEqual([21, 15, 1]);
    expect(refused.paths).toEqual(['/', '/resources/podcasts/18', '/admin']);
  } finally {
    other.close();
    other.closeAllConnections();
  }
});
