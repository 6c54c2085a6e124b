/** Old paths from front matter, for the build and the dev server (src/integrations/redirects); not published. */
import { moved } from '#collections/moved.ts';

export async function GET(): Promise<Response> {
  return Response.json(await moved());
}
