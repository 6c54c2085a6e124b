/** Puts prices where a text of the content folder asks for one, in every page and feed (`{price:…}`, R312–R319). */
import type { MiddlewareHandler } from 'astro';
import { offers } from '#collections/prices.ts';
import { fillPrices } from '#domain/price.ts';
import { publicPath } from '#domain/routes.ts';

const TEXT = /^(?:text\/|application\/(?:json|xml|rss\+xml|feed\+json))/;

/** Stops the build at the first page that asks for a price that does not exist. */
export const onRequest: MiddlewareHandler = async ({ url }, next) => {
  const response = await next();
  if (!TEXT.test(response.headers.get('content-type') ?? '')) return response;
  const text = await response.text();
  try {
    return new Response(fillPrices(text, await offers()), response);
  } catch (error) {
    throw new Error(
      `${publicPath(url.pathname)}: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    );
  }
};
