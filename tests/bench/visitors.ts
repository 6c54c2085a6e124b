/**
 * Visitors of a site at a fixed rate: they open pages, and ask for the files that these name up to ten seconds later,
 * as a browser does for what is loaded on touch.
 */
import { Agent, request } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { scaled } from '../run/limits.ts';

/** Longest time between a page and a request for one of its files, ms. */
const MAX_DELAY_MS = 10_000;
const FILES_PER_PAGE = 4;
/** After this a request counts as failed, ms. */
const TIMEOUT_MS = scaled(10_000);
/** Hashed files in pages and scripts, and other local files in attributes. */
const FILE = /\/_astro\/[\w@~.-]+\.\w+|(?<=(?:src|href|poster)=")\/[^"#?]+\.[a-z0-9]+(?=")/g;
/** Scripts name each other without the folder. */
const SCRIPT = /(?<=["'`]\.\/)[\w@~.-]+\.js(?=["'`])/g;

const decompress = promisify(brotliDecompress);

export interface Answer {
  /** 0 if there was none. */
  status: number;
  text: string;
  /** Why there was none. */
  error?: string;
}

/** As a browser does. Without an agent it opens a separate connection. */
export function ask(
  address: string,
  { agent, headers = {}, body }: { agent?: Agent; headers?: object; body?: string } = {},
): Promise<Answer> {
  return new Promise((done) => {
    const fail = ({ message }: Error): void => done({ status: 0, text: '', error: message });
    const options = {
      agent: agent ?? false,
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'Accept-Encoding': 'br', ...headers },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    };
    request(address, options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part)).on('error', fail);
      response.on('end', async () => {
        const bytes = Buffer.concat(parts);
        const { statusCode: status = 0, headers: sent } = response;
        const isText = /^text\/|json/.test(sent['content-type'] ?? '');
        const plain = sent['content-encoding'] === 'br' ? await decompress(bytes) : bytes;
        done({ status, text: isText ? String(plain) : '' });
      });
    })
      .on('error', fail)
      .end(body);
  });
}

function namedFiles(text: string, path: string): string[] {
  const scripts = path.startsWith('/_astro/') ? (text.match(SCRIPT) ?? []) : [];
  return [...new Set([...(text.match(FILE) ?? []), ...scripts.map((name) => `/_astro/${name}`)])];
}

export interface Visits {
  pages: number;
  files: number;
  /** Requests without an answer, and answers other than 200 and 404: path and reason. */
  failed: string[];
  /** Files that a page named and the server did not have: path and page. */
  missing: string[];
}

/** Every fourth connection is new. */
const NEW_EVERY = 4;

/**
 * Visits `paths` in turn until `isOver`.
 * @param perSecond requests per second, pages and files together
 */
export async function visit(
  origin: string,
  paths: readonly string[],
  perSecond: number,
  isOver: () => boolean,
): Promise<Visits> {
  const seen: Visits = { pages: 0, files: 0, failed: [], missing: [] };
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const waiting: { path: string; page: string; at: number }[] = [];
  const open: Promise<void>[] = [];
  const started = performance.now();
  let [sent, opened] = [0, 0];
  const get = async (path: string, page: string): Promise<void> => {
    const isFile = page !== '';
    const own = sent % NEW_EVERY === 0 ? {} : { agent };
    const { status, text, error } = await ask(origin + path, own);
    seen[isFile ? 'files' : 'pages'] += 1;
    if (isFile && status === 404) seen.missing.push(`${path} of ${page}`);
    else if (status !== 200) {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      seen.failed.push(`${path}: ${status || error} after ${seconds} s`);
    }
    const names = namedFiles(text, path);
    for (let left = Math.min(FILES_PER_PAGE, names.length); left > 0; left -= 1) {
      const [name = ''] = names.splice(Math.floor(Math.random() * names.length), 1);
      const at = performance.now() + Math.random() * MAX_DELAY_MS;
      waiting.push({ path: name, page: path, at });
    }
  };
  while (!isOver()) {
    const now = performance.now();
    for (const due = ((now - started) / 1000) * perSecond; sent < due; sent += 1) {
      const at = waiting.findIndex((one) => one.at <= now);
      const [file] = at < 0 ? [] : waiting.splice(at, 1);
      const path = file?.path ?? paths[opened++ % paths.length] ?? '/';
      open.push(get(path, file?.page ?? ''));
    }
    await new Promise((done) => setTimeout(done, 5));
  }
  await Promise.all(open);
  // What pages of earlier releases named, however long ago.
  await Promise.all(waiting.splice(0, perSecond).map(({ path, page }) => get(path, page)));
  agent.destroy();
  return seen;
}
