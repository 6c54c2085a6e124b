/** What a place shows to a role that has no business there. */
import type { JSX } from 'react';
import type { PlaceId } from '#staff/contract/practice.ts';
import { Empty } from '../ui/Empty.tsx';
import { LOOP } from '../ui/loop.ts';

const SENTENCES: Readonly<Record<PlaceId, string>> = {
  inbox: 'Editors write pages and don’t see who wrote to us. An admin can give you the role Staff.',
  overview: 'The figures are for people who answer requests. An admin can give you the role Staff.',
  slots: 'Calls belong to people who wrote to us. An admin can give you the role Staff.',
  notices: 'Notices are about people who wrote to us. An admin can give you the role Staff.',
  content:
    'Pages and posts are written by editors and admins. An admin can give you the role Editor.',
  staff: 'Only admins manage people. You can answer requests in the inbox.',
};

export function NoRole({ place }: { place: PlaceId }): JSX.Element {
  return (
    <Empty drawing={LOOP} title="This place isn’t yours">
      <p className="max-w-[34ch] text-ms text-ink-soft">{SENTENCES[place]}</p>
    </Empty>
  );
}
