/** Serves the booking page with the times that are open now, so that it is right without JavaScript too. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { CONTACT_PATH } from '#domain/forms/contact.ts';
import { CACHING, PAGE_POLICY } from '#domain/http/headers.ts';
import { site } from '#site';
import { SECOND, type Clock } from '../clock.ts';
import { acceptedCodings } from '../http/files.ts';
import { type Calls, timesIfUp } from './calls.ts';

type Handle = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>;

const { path: PATH } = site.consultation;
const PAGE = { path: PATH, file: `${PATH.slice(1)}.html` };
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

async function filledPage(html: string, calls: Calls): Promise<string | undefined> {
  const times = await timesIfUp(calls);
  if (!times) return undefined;
  const [{ loadPart }, { formTemplate }, { fillTimes }] = await Promise.all([
    import('../forms/page-part.ts'),
    import('../forms/form-template.ts'),
    import('./offered-times-page.ts'),
  ]);
  const template = formTemplate(PAGE.file, html, CONTACT_PATH);
  if (!template?.pieces['day']) return undefined;
  const part = loadPart(template.form);
  fillTimes(part.$, part.$('form').first(), template.pieces, times);
  return [...template.before, part.html(), template.after].join('');
}

/** Serves current times in front of a built site's files. The page is made at most once a second. */
export function withCurrentTimes(
  files: Handle,
  calls: Calls,
  builtPage: (file: string) => string | undefined,
  { steady }: Pick<Clock, 'steady'>,
): Handle {
  let made: { at: number; bodies: Promise<Bodies | undefined> } | undefined;
  const current = (): Promise<Bodies | undefined> => {
    if (made && steady() - made.at < SECOND) return made.bodies;
    const html = builtPage(PAGE.file);
    const bodies = (async () => {
      const filled = html && calls.offer() ? await filledPage(html, calls) : undefined;
      return filled === undefined ? undefined : bodiesOf(filled);
    })();
    made = { at: steady(), bodies };
    return bodies;
  };

  return async (request, response, path) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const bodies = isRead && path === PAGE.path ? await current() : undefined;
    if (!bodies) return files(request, response, path);
    const codings = acceptedCodings(request.headers['accept-encoding']);
    const coding = (['br', 'gzip'] as const).find((one) => codings.has(one));
    const body = bodies[coding ?? 'plain'];
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': body.length,
      'Content-Security-Policy': PAGE_POLICY,
      // As of other pages.
      'Cache-Control': `${CACHING.moments}, no-transform`,
      Vary: 'Accept-Encoding',
      ...(coding && { 'Content-Encoding': coding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
