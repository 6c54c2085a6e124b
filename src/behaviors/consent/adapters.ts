/** The adapters of the bus: what was configured, on the pages where it may run, told what its allow-list says. */
import type { Optional } from '#domain/consent.ts';
import { isCounted, isPlainQuery, isRecorded } from '#domain/counted-pages.ts';
import type { BusDetail } from '#domain/events.ts';
import { type Listener, type Outgoing, outgoing } from '#domain/outgoing.ts';
import type { Tags } from '#domain/third-parties.ts';
import { note } from '#stores/visit.ts';
import { startRecording } from './recording.ts';
import { startTagManager } from './tag-manager.ts';

declare const TAGS: Tags;

/** Tells `tell` what `listener` may know of each event from now on, and notes it for the visitor. */
function listen(listener: Listener, to: string, tell?: (event: Outgoing) => void): void {
  note({ to, what: 'its script' });
  addEventListener('site:analytics', (event) => {
    const told = outgoing(listener, (event as CustomEvent<BusDetail>).detail);
    if (!told || !tell) return;
    tell(told);
    note({ to, what: told.name, ...told.data });
  });
}

/** Starts what is configured for `category`, if this page is one where it may run. */
export function start(category: Optional): void {
  const { pathname, search } = location;
  if (!isCounted(pathname) || !isPlainQuery(search)) return;
  if (category !== 'functional' && TAGS[category]) {
    const tell = startTagManager(category, TAGS[category]);
    if (tell) listen(category, 'www.googletagmanager.com', tell);
  }
  const hasForm = !!document.querySelector('astro-island,form:not([method=dialog])');
  if (category === 'analytics' && TAGS.recording && isRecorded(pathname, hasForm)) {
    startRecording(TAGS.recording);
    listen('recording', 'www.clarity.ms');
  }
}
