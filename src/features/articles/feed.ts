import { escapeHtml } from '#lib/html.ts';
export const FEEDS = [
  { name: 'RSS', path: '/blog/rss.xml', type: 'application/rss+xml' },
  { name: 'JSON', path: '/blog/feed.json', type: 'application/feed+json' },
] as const;

/** More posts than appear between two visits of a feed reader. */
export const FEED_LENGTH = 20;

export interface FeedItem {
  path: string;
  title: string;
  description: string;
  /** HTML; links may be site paths. */
  html: string;
  date: string;
  updated?: string | undefined;
  author: string;
  tags: readonly string[];
}

export interface Feed {
  url: string;
  home: string;
  title: string;
  description: string;
  language: string;
  items: readonly FeedItem[];
}

// Not allowed in XML.
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

export function xmlText(text: string): string {
  return escapeHtml(text.replace(FORBIDDEN, ''));
}

export function absoluteLinks(html: string, url: string): string {
  return html.replace(/((?:href|src)=")\/(?!\/)/g, `$1${url}/`);
}

const atNoon = (day: string): string => `${day}T12:00:00Z`;

const rssItem = (item: FeedItem, url: string): string => `<item>
<title>${xmlText(item.title)}</title>
<link>${url}${item.path}</link>
<guid isPermaLink="true">${url}${item.path}</guid>
<pubDate>${new Date(atNoon(item.date)).toUTCString()}</pubDate>
<dc:creator>${xmlText(item.author)}</dc:creator>
${item.tags.map((tag) => `<category>${xmlText(tag)}</category>`).join('\n')}
<description>${xmlText(item.description)}</description>
<content:encoded>${xmlText(absoluteLinks(item.html, url))}</content:encoded>
</item>`;

/** RSS 2.0 with full texts. */
export function rss({ url, home, title, description, language, items }: Feed): string {
  const [newest] = items;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${xmlText(title)}</title>
<link>${url}${home}</link>
<atom:link href="${url}${FEEDS[0].path}" rel="self" type="${FEEDS[0].type}"/>
<description>${xmlText(description)}</description>
<language>${language}</language>
${newest ? `<lastBuildDate>${new Date(atNoon(newest.date)).toUTCString()}</lastBuildDate>\n` : ''}${items.map((item) => rssItem(item, url)).join('\n')}
</channel>
</rss>
`;
}

/** JSON Feed 1.1 with full texts. */
export function jsonFeed({ url, home, title, description, language, items }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: url + home,
    feed_url: url + FEEDS[1].path,
    description,
    language,
    items: items.map((item) => ({
      id: url + item.path,
      url: url + item.path,
      title: item.title,
      summary: item.description,
      content_html: absoluteLinks(item.html, url),
      date_published: atNoon(item.date),
      ...(item.updated && { date_modified: atNoon(item.updated) }),
      authors: [{ name: item.author }],
      tags: item.tags,
    })),
  });
}
