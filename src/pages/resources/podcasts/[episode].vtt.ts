/** Transcripts for podcast apps. */
import type { APIContext } from 'astro';
import { episodes } from '#collections/media.ts';
import type { Episode } from '#domain/episode.ts';
import { episodeNames } from '#domain/episode.ts';
import { captions } from '#domain/transcript.ts';

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
