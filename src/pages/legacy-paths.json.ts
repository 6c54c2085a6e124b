/**
 * Old paths from front matter, for the build and the dev server (build/redirects); not published.
 */
import { moved } from '#features/build-data/legacy-paths.queries.ts';

export async function GET(): Promise<Response> {
  return Response.json(await moved());
}
