/**
 * Fills in price placeholders (`{price:…}`, R312–R319) in every page and feed, and answers 404 for
 * routes of parts that are off, which a build then does not write.
 */
import type { MiddlewareHandler } from 'astro';
import { isThere } from '#collections/parts.ts';
import { offers } from '#collections/prices.ts';
import { fillPrices } from '#domain/practice/price.ts';
import { publicPath } from '#domain/http/routes.ts';

const TEXT = /^(?:text\/|application\/(?:json|xml|rss\+xml|feed\+json))/;

/** Start of a price placeholder. */
const PLACE = '{price:';

/** Fails at the first page with an unknown price. */
export const onRequest: MiddlewareHandler = async ({ url }, next) => {
  if (!isThere(publicPath(url.pathname))) return new Response(null, { status: 404 });
  const response = await next();
  if (!TEXT.test(response.headers.get('content-type') ?? '')) return response;
  const bytes = Buffer.from(await response.arrayBuffer());
  // Fast path: most pages have no placeholder.
  if (!bytes.includes(PLACE)) return new Response(bytes, response);
  try {
    return new Response(fillPrices(bytes.toString(), await offers()), response);
  } catch (error) {
    throw new Error(
      `${publicPath(url.pathname)}: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    );
  }
};
