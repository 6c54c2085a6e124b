/** Transcripts for podcast apps. */
import type { APIContext } from 'astro';
import { episodes } from '#features/podcast/episodes-and-guides.queries.ts';
import type { Episode } from '#features/podcast/episode.schema.ts';
import { episodeNames } from '#features/podcast/episode.schema.ts';
import { captions } from '#features/podcast/transcript.ts';

interface Props {
  episode: Episode;
}

export async function getStaticPaths(): Promise<
  { params: { episode: string | undefined }; props: Props }[]
> {
  const entries = await episodes();
  return entries.map(({ data }) => ({
    params: { episode: episodeNames(data)[0] },
    props: { episode: data },
  }));
}

export function GET({ props }: APIContext<Props>): Response {
  return new Response(captions(props.episode), { headers: { 'Content-Type': 'text/vtt' } });
}
