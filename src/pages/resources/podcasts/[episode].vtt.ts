/** Transcripts for podcast apps. */
import type { APIContext } from 'astro';
import { episodes } from '#collections/episodes-and-guides.ts';
import type { Episode } from '#domain/podcast/episode.ts';
import { episodeNames } from '#domain/podcast/episode.ts';
import { captions } from '#domain/podcast/transcript.ts';

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
