/** Changes that were taken back before they were on the site. They stay in git; the messages of commits say which. */
import type { SetAside } from '#staff/contract/content.ts';
import { type Clock, SECOND } from '../clock.ts';
import { YEAR } from './kept-versions.ts';
import { DISCARDS, type Repository } from './repository.ts';

/** A line in the message of a commit that goes back to a publication, for each saved change that goes with it. */
export const TAKES_BACK = 'Takes back: ';
/** A line in the message of a commit that puts a change back that was taken back. */
export const BRINGS_BACK = 'Brings back: ';

/** A change that was taken back. */
export interface TakenBackChange extends SetAside {
  /** The commit that took it back. */
  takenBy: string;
}

export interface TakenBack {
  /** Those of the last year that nobody has brought back, the latest first. `id` is the commit of the change. */
  list: () => Promise<TakenBackChange[]>;
  find: (id: string) => Promise<TakenBackChange | undefined>;
}

const MARK = new RegExp(`^(${DISCARDS}|${TAKES_BACK}|${BRINGS_BACK})([0-9a-f]{40,64})$`, 'gm');
export function createTakenBack({ commits, branch }: Repository, clock: Clock): TakenBack {
  const list: TakenBack['list'] = async () => {
    const since = Math.floor((clock.now() - YEAR) / SECOND);
    const marks = [DISCARDS, TAKES_BACK, BRINGS_BACK].map((mark) => `--grep=^${mark}`);
    const found = (await commits([...marks, `--since=${since}`, branch])).flatMap((commit) =>
      [...commit.body.matchAll(MARK)].map(([, mark = '', id = '']) => ({ commit, mark, id })),
    );
    const brought = new Set(found.flatMap(({ mark, id }) => (mark === BRINGS_BACK ? [id] : [])));
    const taken = found.filter(({ id }) => !brought.has(id));
    if (taken.length === 0) return [];
    const changes = await commits(['--no-walk=unsorted', ...new Set(taken.map(({ id }) => id))]);
    const byId = new Map(changes.map((change) => [change.id, change]));
    return taken.flatMap(({ commit, id }) => {
      const change = byId.get(id);
      return change
        ? [
            {
              id,
              kind: 'taken-back',
              title: change.title,
              author: change.author,
              at: change.at,
              by: commit.author,
              decidedAt: commit.at,
              takenBy: commit.id,
            },
          ]
        : [];
    });
  };
  return { list, find: async (id) => (await list()).find((one) => one.id === id) };
}
