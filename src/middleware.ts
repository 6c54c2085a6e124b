/**
 * Fills in prices (`{price:…}`, R312–R319) and other facts (`{reply}`, `{policy:…}`) in every page and feed, and answers 404 for
 * routes of parts that are off, which a build then does not write.
 */
import type { MiddlewareHandler } from 'astro';
import { facts } from '#features/facts/facts.queries.ts';
import { isThere } from '#features/parts/parts.queries.ts';
import { offers } from '#features/fees/prices.queries.ts';
import { FACT_STARTS, fillFacts } from '#lib/placeholders.ts';
import { languageOf } from '#features/translations/page-language.ts';
import { fillPrices } from '#features/fees/price.ts';
import { publicPath } from '#lib/http/routes.ts';

const TEXT = /^(?:text\/|application\/(?:json|xml|rss\+xml|feed\+json))/;

/** How placeholders start. */
const PLACES = ['{price:', ...FACT_STARTS];

/** Fails at the first page with an unknown price or fact. */
export const onRequest: MiddlewareHandler = async ({ url }, next) => {
  if (!isThere(publicPath(url.pathname))) return new Response(null, { status: 404 });
  const response = await next();
  if (!TEXT.test(response.headers.get('content-type') ?? '')) return response;
  const bytes = Buffer.from(await response.arrayBuffer());
  // Fast path: most feeds have no placeholder.
  if (!PLACES.some((place) => bytes.includes(place))) return new Response(bytes, response);
  try {
    const language = languageOf(publicPath(url.pathname));
    // Facts first, because policies name prices.
    const said = fillFacts(bytes.toString(), await facts(language));
    return new Response(fillPrices(said, await offers(), language), response);
  } catch (error) {
    throw new Error(
      `${publicPath(url.pathname)}: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    );
  }
};
