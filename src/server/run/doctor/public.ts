/** What anybody can see of an address: names, redirect, certificate, pages, server, and email records. */
import { lookup, Resolver } from 'node:dns/promises';
import { existsSync, readFileSync } from 'node:fs';
import { SECURITY_HEADERS } from '#lib/http/headers.ts';
import { SECOND } from '../../base/clock.ts';
import { codeOf } from '../../base/post-json.ts';
import { checkCertificate } from './certificate.ts';
import { checkWay } from './on-the-way.ts';
import { checkFront } from './site.ts';
import { failed, ok, skipped, summarized, type Finding } from './finding.ts';

const TIMEOUT_MS = 10 * SECOND;
const NO_RECORD = ['ENOTFOUND', 'ENODATA'];

const ask = (url: string): Promise<Response> =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });

async function checkName({ hostname }: URL): Promise<Finding> {
  try {
    const found = await lookup(hostname, { all: true });
    return ok('name', `${hostname} is ${found.map(({ address }) => address).join(', ')}`);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return failed(
      'name',
      `${hostname} leads nowhere (${codeOf(error)}): add its A record, and wait until it is seen everywhere`,
    );
  }
}

/** Visitors type the name without `https://`. */
async function checkRedirect({ origin, hostname, port, protocol }: URL): Promise<Finding> {
  if (port !== '' || protocol !== 'https:')
    return skipped('redirect', `no redirect from port 80 leads to ${origin}`);
  try {
    const { status, headers } = await ask(`http://${hostname}/`);
    const target = URL.parse(headers.get('location') ?? '')?.origin;
    return [301, 308].includes(status) && target === origin
      ? ok('redirect', `http://${hostname} leads to ${origin}`)
      : failed('redirect', `http://${hostname} has to answer 301 to ${origin}, not ${status}`);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return failed('redirect', `port 80 does not answer (${codeOf(error.cause ?? error)})`);
  }
}

/** Of the folder that `npm run doctor` is started in. */
const BUILT_HOME = 'dist/index.html';

const builtHome = (): string | undefined =>
  existsSync(BUILT_HOME) ? readFileSync(BUILT_HOME, 'utf8') : undefined;

/** The home page, and the server behind its forms: same address, or as built with `FORMS_ORIGIN`. */
async function* checkPages({ origin }: URL): AsyncGenerator<Finding> {
  try {
    const answer = await ask(`${origin}/`);
    const text = await answer.text();
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1] ?? '';
    const builtFor = URL.parse(canonical)?.origin;
    const missing = Object.keys(SECURITY_HEADERS).filter((name) => !answer.headers.has(name));
    yield summarized(
      'pages',
      [
        ...(answer.status === 200 ? [] : [`${origin}/ answers ${answer.status}`]),
        ...(builtFor === undefined || builtFor === origin
          ? []
          : [`they were built for ${builtFor}: SITE_URL=${origin} npm run build`]),
        ...(missing.length > 0 ? [`headers are missing: ${missing.join(', ')}`] : []),
      ],
      'the home page is served with all security headers',
    );
    yield answer.status === 200
      ? checkWay(text, builtHome())
      : skipped('on the way', 'there is no home page to compare');
    yield await checkFront(/ action="(https?:\/\/[^/"]+)\/api\//.exec(text)?.[1] ?? origin);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    yield failed('pages', `${origin} does not answer (${codeOf(error.cause ?? error)})`);
  }
}

export type TextResolver = Pick<Resolver, 'resolveTxt'>;

/**
 * Whether other mail servers can tell our email from forged email. Only the provider knows the name of the DKIM record.
 */
export async function checkMailRecords(
  domain: string,
  resolver: TextResolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 }),
): Promise<Finding> {
  const has = async (name: string, start: string): Promise<boolean> => {
    try {
      const records = await resolver.resolveTxt(name);
      return records.some((parts) => parts.join('').startsWith(start));
    } catch (error) {
      if (error instanceof Error && NO_RECORD.includes(codeOf(error))) return false;
      throw error;
    }
  };
  try {
    const problems = [
      ...((await has(domain, 'v=spf1')) ? [] : [`${domain} has no TXT record v=spf1 …`]),
      ...((await has(`_dmarc.${domain}`, 'v=DMARC1'))
        ? []
        : [`_dmarc.${domain} has no TXT record v=DMARC1 …`]),
    ];
    return summarized(
      'mail records',
      problems,
      `${domain} has SPF and DMARC; for DKIM look for dkim=pass in a message that arrived`,
    );
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return skipped('mail records', `no name server answers (${codeOf(error)})`);
  }
}

/** All checks of a public address; none needs its server's settings. @param sender domain of the email, if another */
export async function* checkPublic(
  origin: string,
  sender?: string,
): AsyncGenerator<Finding, void, undefined> {
  const url = new URL(origin);
  yield await checkName(url);
  yield await checkRedirect(url);
  yield await checkCertificate({ siteUrl: origin });
  yield* checkPages(url);
  yield await checkMailRecords(sender ?? url.hostname.replace(/^www\./, ''));
}
