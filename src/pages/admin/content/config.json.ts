/** The forms of the content editor, made from the schemas. Where the content is kept is not in it. */
import type { APIRoute } from 'astro';
import { editorContent } from '#features/build-data/editor.queries.ts';
import { drawingKinds, LISTS } from '#collections';
import { editorConfig } from '#staff/contract/editor/config.ts';

/** Start of a price placeholder, escaped: as an example it stays, other pages show the price (src/middleware.ts). */
const PLACE = String.raw`\u007bprice:`;

export const GET: APIRoute = async () => {
  const content = await editorContent(
    LISTS.map(([name]) => name),
    drawingKinds(),
  );
  const json = JSON.stringify(editorConfig(content));
  return new Response(json.replaceAll('{price:', PLACE), {
    headers: { 'Content-Type': 'application/json' },
  });
};
