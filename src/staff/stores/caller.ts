/** The request that staff write down: kept in memory until it is saved, so that a closed sheet loses nothing. */
import {
  type Agreement,
  AGREEMENTS,
  type CallerBody,
  type CallerRefused,
  type CameBy,
} from '#staff/contract/caller.ts';
import type { LeadView } from '#staff/contract/lead.ts';
import type { Language } from '#lib/language.ts';
import { askJson, StaffError } from './client.ts';

let begun: CallerBody | null = null;

const text = (data: FormData, name: keyof CallerBody): string =>
  String(data.get(name) ?? '').trim();

const nothing = (language: Language): CallerBody => ({
  key: crypto.randomUUID(),
  cameBy: 'phone',
  language,
  ...{ firstName: '', lastName: '', phone: '', email: '', serviceInterest: '', state: '' },
  ...{ therapist: '', bestWayToContact: 'call', message: '', dataStorageConsent: false },
  ...{ safeToCall: '', safeToText: '', safeToVoicemail: '', safeToEmail: '' },
});

/** What was begun, or an empty one, in the language that most people speak. */
export const callerBegun = (language: Language = 'en'): CallerBody => (begun ??= nothing(language));

/** Keeps what the form has. */
export function keepCaller(form: HTMLFormElement): CallerBody {
  const data = new FormData(form);
  const agreed = (Object.keys(AGREEMENTS) as Agreement[]).map((name) => [name, text(data, name)]);
  begun = {
    ...callerBegun(),
    cameBy: text(data, 'cameBy') as CameBy,
    language: text(data, 'language') as CallerBody['language'],
    firstName: text(data, 'firstName'),
    lastName: text(data, 'lastName'),
    phone: text(data, 'phone'),
    email: text(data, 'email'),
    serviceInterest: text(data, 'serviceInterest'),
    state: text(data, 'state'),
    therapist: text(data, 'therapist'),
    bestWayToContact: text(data, 'bestWayToContact') as CallerBody['bestWayToContact'],
    message: text(data, 'message'),
    dataStorageConsent: data.has('dataStorageConsent'),
    ...(Object.fromEntries(agreed) as Pick<CallerBody, Agreement>),
  };
  return begun;
}

/** Forgets what was begun. */
export function dropCaller(): void {
  begun = null;
}

export type SavedCaller =
  | { outcome: 'saved' | 'saved-before'; view: LeadView }
  | { outcome: 'refused'; message: string; errors: CallerRefused['errors'] };

/** Saves it. `saved-before`: an answer was lost, and the words have changed since. */
export async function saveCaller(caller: CallerBody): Promise<SavedCaller> {
  try {
    const view = await askJson<LeadView>('leads', { body: caller });
    dropCaller();
    return { outcome: 'saved', view };
  } catch (error) {
    if (!(error instanceof StaffError)) throw error;
    if (error.trouble === 'conflict') {
      dropCaller();
      return { outcome: 'saved-before', view: error.body as LeadView };
    }
    if (error.trouble === 'offline')
      return { outcome: 'refused', message: 'No connection. Nothing was saved yet.', errors: {} };
    const { message, errors = {} } = (error.body ?? {}) as Partial<CallerRefused>;
    return {
      outcome: 'refused',
      message: message ?? 'Something went wrong on our side. Nothing was saved yet.',
      errors,
    };
  }
}
