/** Who hears a notice. */
import {
  DEFAULT_SETTINGS,
  type NoticeKind,
  type NoticeSettings,
} from '#staff/contract/messages/notices.ts';
import { maySee } from '#staff/contract/practice.ts';
import type { DeskStore } from '../store.ts';
import { MAIL_CHANNEL } from './port.ts';

export interface Listener {
  userId: string;
  isAdmin: boolean;
  settings: NoticeSettings;
  /** Ids of devices, and `email`; at least one. */
  channels: readonly string[];
}

/** Everybody who sees requests and has a device that rings, or notices by mail. */
export async function listeners(
  { notices, staff }: Pick<DeskStore, 'notices' | 'staff'>,
  canMail: boolean,
): Promise<Listener[]> {
  const devices = Map.groupBy(await notices.devices(), ({ userId }) => userId);
  const settings = await notices.settings();
  const channelsOf = (id: string): string[] => {
    const { byEmail = false, email = '' } = settings.get(id) ?? {};
    const isMailed = canMail && byEmail && email !== '';
    return [...(devices.get(id) ?? []).map((one) => one.id), ...(isMailed ? [MAIL_CHANNEL] : [])];
  };
  if (![...devices.keys(), ...settings.keys()].some((id) => channelsOf(id).length > 0)) return [];
  return (await staff.users())
    .filter(({ role }) => maySee(role, 'inbox'))
    .map(({ id, role }) => ({
      userId: id,
      isAdmin: maySee(role, 'staff'),
      settings: settings.get(id) ?? DEFAULT_SETTINGS,
      channels: channelsOf(id),
    }))
    .filter(({ channels }) => channels.length > 0);
}

const WANTS: Readonly<Record<NoticeKind, (settings: NoticeSettings) => boolean>> = {
  new: ({ newRequest }) => newRequest,
  first: ({ readFirst }) => readFirst,
  again: ({ readFirst }) => readFirst,
  near: ({ nearHours }) => nearHours > 0,
  call: ({ callMinutes }) => callMinutes > 0,
  test: () => true,
};

/**
 * Of those who want this kind: whoever has the request, else everybody. To be read first: else the admins, and
 * everybody if there are none; everybody at once if nobody reacted.
 */
export function listenersOf(
  kind: NoticeKind,
  assignedTo: string | null,
  everybody: readonly Listener[],
): Listener[] {
  const willing = everybody.filter(({ settings }) => WANTS[kind](settings));
  if (kind === 'again') return willing;
  const own = willing.filter(({ userId }) => userId === assignedTo);
  const admins = kind === 'first' ? willing.filter(({ isAdmin }) => isAdmin) : [];
  return [own, admins, willing].find(({ length }) => length > 0) ?? [];
}
