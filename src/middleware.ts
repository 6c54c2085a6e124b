/** Puts prices where a text of the content folder asks for one, in every page and feed (`{price:…}`, R312–R319). */
import type { MiddlewareHandler } from 'astro';
import { offers } from '#collections/prices.ts';
import { fillPrices } from '#domain/price.ts';
import { publicPath } from '#domain/routes.ts';

const TEXT = /^(?:text\/|application\/(?:json|xml|rss\+xml|feed\+json))/;

/** How a place for a price begins. */
const PLACE = '{price:';

/** Stops the build at the first page that asks for a price that does not exist. */
export const onRequest: MiddlewareHandler = async ({ url }, next) => {
  const response = await next();
  if (!TEXT.test(response.headers.get('content-type') ?? '')) return response;
  const bytes = Buffer.from(await response.arrayBuffer());
  // Most pages ask for none, and need not be read as text for that.
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
