import { expect, it } from 'vitest';
import { absoluteLinks, type Feed, jsonFeed, rss, xmlText } from './feed.ts';

const feed: Feed = {
  url: 'https://practice.example',
  home: '/resources/blog',
  title: 'Practice blog',
  description: 'Words & more',
  language: 'en-US',
  items: [
    {
      path: '/blog/7-repair',
      title: 'You & <me>',
      description: 'After a fight',
      html: '<p>See <a href="/team">us</a>.</p>',
      date: '2026-03-04',
      updated: '2026-04-05',
      author: 'Teo Larkspur',
      tags: ['repair'],
    },
  ],
};

it('writes RSS with escaped text and absolute links', () => {
  const text = rss(feed);
  expect(text).toContain('<title>You &amp; &lt;me&gt;</title>');
  expect(text).toContain('<guid isPermaLink="true">https://practice.example/blog/7-repair</guid>');
  expect(text).toContain('<pubDate>Wed, 04 Mar 2026 12:00:00 GMT</pubDate>');
  expect(text).toContain('href=&quot;https://practice.example/team&quot;');
});

it('writes JSON Feed 1.1', () => {
  expect(JSON.parse(jsonFeed(feed))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: 'https://practice.example/blog/feed.json',
    items: [
      {
        id: 'https://practice.example/blog/7-repair',
        content_html: '<p>See <a href="https://practice.example/team">us</a>.</p>',
        date_published: '2026-03-04T12:00:00Z',
        date_modified: '2026-04-05T12:00:00Z',
        authors: [{ name: 'Teo Larkspur' }],
      },
    ],
  });
});

it('writes an empty feed', () => {
  expect(rss({ ...feed, items: [] })).not.toContain('lastBuildDate');
});

it('makes the addresses of pictures absolute, too', () => {
  expect(absoluteLinks('<img src="/_astro/a.svg" alt="">', 'https://a.example')).toBe(
    '<img src="https://a.example/_astro/a.svg" alt="">',
  );
});

it('keeps links to other hosts, and removes characters that XML forbids', () => {
  expect(absoluteLinks('<img src="//cdn.example/x"><a href="#y">', 'https://a.example')).toBe(
    '<img src="//cdn.example/x"><a href="#y">',
  );
  expect(xmlText('a\u0000b\u000Bc')).toBe('abc');
});
