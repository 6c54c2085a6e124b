/** Chapter files for podcast apps. */
import type { APIContext } from 'astro';
import { episodes } from '#features/podcast/episodes-and-guides.queries.ts';
import type { Chapter } from '#features/podcast/episode.schema.ts';
import { episodeNames } from '#features/podcast/episode.schema.ts';
import { chapterFile } from '#features/podcast/transcript.ts';

interface Props {
  chapters: readonly Chapter[];
}

export async function getStaticPaths(): Promise<
  { params: { episode: string | undefined }; props: Props }[]
> {
  const entries = await episodes();
  return entries.flatMap(({ data: { chapters, ...episode } }) =>
    chapters ? [{ params: { episode: episodeNames(episode)[0] }, props: { chapters } }] : [],
  );
}

export function GET({ props }: APIContext<Props>): Response {
  return Response.json(chapterFile(props.chapters));
}
