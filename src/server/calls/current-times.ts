/**
 * Serves the booking page with the times that are open now, and with what the page before was about, so that it is right
 * without JavaScript too.
 */
import type { Handle } from '../base/http/context.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Interest, interestOf } from '#features/booking/came-for.ts';
import { PAGE_WORDS } from '#features/booking/words-by-language.ts';
import { CONTACT_PATH } from '#features/booking/contact.schema.ts';
import { languageOf, mayBeTranslation } from '#features/translations/page-language.ts';
import type { Language } from '#lib/language.ts';
import { CACHING, PAGE_POLICY, RULES_HEADER, rulesOf } from '#lib/http/headers.ts';
import { builtFile } from '#lib/http/routes.ts';
import { site } from '#site';
import { SECOND, type Clock } from '../base/clock.ts';
import { acceptedCodings } from '../base/http/accept-encoding.ts';
import type { Calls } from './calls.ts';

const { path: PATH } = site.consultation;
/** Of pages that offer times. */
const OFFERS = 'data-offered-times';

const mayOffer = (path: string): boolean => path === PATH || mayBeTranslation(path);
/** A quick level: the page is compressed again whenever its times change. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

interface Bodies {
  br: Buffer;
  gzip: Buffer;
  plain: Buffer;
}

async function bodiesOf(html: string): Promise<Bodies> {
  const plain = Buffer.from(html);
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(plain, QUALITY),
    promisify(gzip)(plain),
  ]);
  return { br, gzip: gzipped, plain };
}

type PagePart = ReturnType<(typeof import('../leads/forms/page-part.ts'))['loadPart']>;

/** As `features/booking/prefill-contact.client.ts` does with JavaScript, whose choice replaces this one. */
function fillInterest({ $ }: PagePart, { service, person }: Interest, language: Language): string {
  const options = $('[name=serviceInterest] option');
  const option = options.filter((_, one) => $(one).attr('value') === service).first();
  if (option.length > 0) {
    options.removeAttr('selected');
    option.attr('selected', '');
  }
  if (person !== undefined)
    $('textarea[name=message]').first().text(`${PAGE_WORDS[language].meeting} ${person}.`);
  return [option.text(), person].filter(Boolean).join(', ');
}

/** The line above the form that names it. */
function lineOf(
  { loadPart }: Pick<typeof import('../leads/forms/page-part.ts'), 'loadPart'>,
  html: string,
  said: string,
  isMessage: boolean,
): string {
  return html.replace(/<p[^>]* data-came-for[^>]*>[\s\S]*?<\/p>/, (line) => {
    const part = loadPart(line);
    part.$('p').removeAttr('hidden').find('b').text(said);
    if (isMessage) part.$('a').attr('href', '#contact-message');
    return part.html();
  });
}

async function filledPage(
  path: string,
  html: string,
  calls: Calls,
  interest: Interest,
): Promise<string | undefined> {
  const times = await calls.timesIfUp(undefined, languageOf(path));
  if (!times) return undefined;
  const [parts, { formTemplate }, { fillTimes }] = await Promise.all([
    import('../leads/forms/page-part.ts'),
    import('../leads/forms/form-template.ts'),
    import('../leads/forms/offered-times-page.ts'),
  ]);
  const template = formTemplate(builtFile(path), html, CONTACT_PATH);
  if (!template?.pieces['day']) return undefined;
  const part = parts.loadPart(template.form);
  fillTimes(part.$, part.$('form').first(), template.pieces, times);
  const said = fillInterest(part, interest, languageOf(path));
  const page = [...template.before, part.html(), template.after].join('');
  return said ? lineOf(parts, page, said, interest.service === undefined) : page;
}

/** Of one of our pages. */
const PAGE_PATH = /^(?:\/[a-z\d-]+){1,2}$/;

/** What the page that links here is about. Browsers send its address by our policy (`Referrer-Policy`), to us alone. */
async function interestBefore(dist: string, referer: string | undefined): Promise<Interest> {
  const path = URL.parse(referer ?? '')?.pathname ?? '';
  if (path === PATH || !PAGE_PATH.test(path)) return {};
  const page = await readFile(join(dist, `${path}.html`), 'utf8').catch(() => '');
  return interestOf(page, path, PATH);
}

/**
 * Serves current times in front of a built site's files. The page is made at most once a second for each interest.
 * @param dist folder of the built site
 */
export function withCurrentTimes(
  files: Handle,
  calls: Calls,
  dist: string,
  builtPage: (file: string) => string | undefined,
  { steady }: Pick<Clock, 'steady'>,
): Handle {
  let made = {
    at: Number.NEGATIVE_INFINITY,
    bodies: new Map<string, Promise<Bodies | undefined>>(),
  };
  const current = (path: string, interest: Interest): Promise<Bodies | undefined> => {
    if (steady() - made.at >= SECOND) made = { at: steady(), bodies: new Map() };
    const key = JSON.stringify([path, interest]);
    const known = made.bodies.get(key);
    if (known) return known;
    const html = builtPage(builtFile(path));
    const bodies = (async () => {
      const filled =
        html?.includes(OFFERS) && calls.offer()
          ? await filledPage(path, html, calls, interest)
          : undefined;
      return filled === undefined ? undefined : bodiesOf(filled);
    })();
    made.bodies.set(key, bodies);
    return bodies;
  };

  return async (request, response, path) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || !mayOffer(path)) return files(request, response, path);
    const interest = path === PATH ? await interestBefore(dist, request.headers.referer) : {};
    const bodies = await current(path, interest);
    if (!bodies) return files(request, response, path);
    const codings = acceptedCodings(request.headers['accept-encoding']);
    const coding = (['br', 'gzip'] as const).find((one) => codings.has(one));
    const body = bodies[coding ?? 'plain'];
    const isOwn = Object.keys(interest).length > 0;
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': body.length,
      'Content-Security-Policy': PAGE_POLICY,
      [RULES_HEADER]: rulesOf(path),
      // As of other pages, but to nobody else where it says what somebody came for.
      'Cache-Control': `${isOwn ? CACHING.own : CACHING.moments}, no-transform`,
      Vary: 'Accept-Encoding, Referer',
      ...(coding && { 'Content-Encoding': coding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
