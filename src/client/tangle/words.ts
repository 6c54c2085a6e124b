/** What the slider of the tangle says, from tangled to loose. */
export const SLACK_WORDS = [
  'Tangled',
  'Still tangled, but listening',
  'Loosening',
  'Nearly there',
  'Loose enough. One loop stays.',
] as const;

/** From 0 to 1. */
export function slackWords(looseness: number): string {
  const step = Math.min(SLACK_WORDS.length - 1, Math.floor(looseness * SLACK_WORDS.length));
  return SLACK_WORDS[Math.max(0, step)] as string;
}
