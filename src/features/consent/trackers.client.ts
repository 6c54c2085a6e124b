/** Connects the configured trackers to the event bus, on pages that may be tracked, filtered by the event allowlist. */
import type { Optional } from './consent.ts';
import { hasOnlyCampaignParams, mayRecord, type PageFacts } from './tracking-scope.ts';
import type { BusDetail } from '#lib/events.ts';
import { type Listener, type Outgoing, filterEvent } from './event-allowlist.ts';
import type { Tags } from './third-parties.ts';
import { logSent } from './sent-log.store.ts';
import { startRecording } from './session-recorder.client.ts';
import { startTagManager } from './tag-manager.client.ts';

declare const TAGS: Tags;

/** A form, or an island that may show one: all but those of every page. */
const FORM =
  'form:not([method=dialog]),astro-island:not([component-export=SiteMenu],[component-export=MenuSheet],[component-export=CookieBanner])';

/** Reports to `tell` what `listener` may know of each event, and logs it for the visitor. */
function listen(listener: Listener, to: string, tell?: (event: Outgoing) => void): void {
  logSent({ to, what: 'its script' });
  addEventListener('site:analytics', (event) => {
    const told = filterEvent(listener, (event as CustomEvent<BusDetail>).detail);
    if (!told || !tell) return;
    tell(told);
    logSent({ to, what: told.name, ...told.data });
  });
}

/** On a page that may be tracked, if its query has nothing personal. */
export function start(category: Optional, page: PageFacts): void {
  if (!hasOnlyCampaignParams(location.search)) return;
  if (category !== 'functional' && TAGS[category]) {
    const tell = startTagManager(category, TAGS[category]);
    if (tell) listen(category, 'www.googletagmanager.com', tell);
  }
  const hasForm = !!document.querySelector(FORM);
  if (category === 'analytics' && TAGS.recording && mayRecord({ ...page, hasForm })) {
    startRecording(TAGS.recording);
    listen('recording', 'www.clarity.ms');
  }
}
