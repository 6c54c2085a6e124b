/** Staff pages do not need the scripts that the build puts into the head of every page. */

const INLINE = /<script>(?:(?!<\/script>)[\s\S])*<\/script>/g;

/** Removes the inline scripts (display font, consent) from the head of staff pages: 0.7 kB of brotli less. */
export function withoutSiteScripts(page: string): string {
  const end = page.indexOf('</head>');
  const head = page.slice(0, end);
  return head.includes('<link data-linked') ? head.replace(INLINE, '') + page.slice(end) : page;
}
