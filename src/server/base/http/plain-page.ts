/** Minimal self-contained pages, where no built page matches. */
import { hash } from 'node:crypto';
import { frontDoor } from '#features/translations/page-language.ts';
import { escapeHtml } from '#lib/html.ts';
import type { Language } from '#lib/language.ts';
import { site } from '#site';
import { SERVER_WORDS } from './words.ts';

const STYLE =
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:38rem;margin:3rem auto;padding:0 1.25rem;color-scheme:light dark}a{color:inherit}textarea{width:100%}';

/** The CSP for {@link plainPage}. */
export const PLAIN_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

/** @param title plain text @param body safe HTML @param language of both @param home where it leads back to */
export function plainPage(
  title: string,
  body: string,
  language: Language,
  home = frontDoor(language),
): string {
  const { phone, name } = site;
  const { call, back } = SERVER_WORDS[language].page;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} - ${escapeHtml(name)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
<p>${call} <a href="${escapeHtml(phone.href)}">${escapeHtml(phone.text)}</a>.</p>
<p><a href="${home}">${back}</a></p>
</main>
</body>
</html>
`;
}
