/** Connects the configured trackers to the event bus, on pages that may be tracked, filtered by the event allowlist. */
import type { Optional } from './consent.ts';
import { hasOnlyCampaignParams, mayRecord, type PageFacts } from './tracking-scope.ts';
import type { BusDetail } from '#lib/events.ts';
import { type Outgoing, filterEvent } from './event-allowlist.ts';
import { type ConfiguredTracker, type TrackerId, WORKER_HOSTS } from './third-parties.ts';
import { logSent } from './sent-log.store.ts';

const PARTYTOWN = '/~partytown/';
const LAYERS = { analytics: 'dataLayer', marketing: 'adLayer' } as const;

/** Argument of the worker's hooks. */
interface Asked {
  name: string;
  /** `#document` for a call of the document itself. */
  nodeName?: string;
  args?: unknown[];
  continue: symbol;
}

/**
 * Hides input values, text, drafts and the referrer from tags, and leaves the page what it is: a document that a tag
 * writes to or empties from Partytown's frame is replaced by that frame (Partytown 0.14). Both hooks are serialized into
 * the worker, so they must not use anything outside themselves.
 */
const get = ({ name, continue: go }: Asked): unknown =>
  /(?:^|\.)(?:value|defaultValue|checked|selected|selectedOptions|files|elements|innerHTML|outerHTML|textContent|innerText|outerText|data|nodeValue|referrer|state)$/.test(
    name,
  )
    ? ''
    : go;
const apply = ({ name, nodeName, args = [], continue: go }: Asked): unknown =>
  /Storage\./.test(name) ||
  (nodeName === '#document' &&
    /^(?:write(?:ln)?|open|close|replaceChild(?:ren)?|removeChild|adoptNode)$/.test(name)) ||
  (/addEventListener$/.test(name) &&
    /^(?:key|input|before|change|submit|paste|copy|cut|composition)/.test(String(args[0])))
    ? null
    : go;

const CONFIG = {
  lib: PARTYTOWN,
  debug: false,
  // If the worker does not start, tags must not run on the page.
  fallbackTimeout: 0,
  forward: Object.values(LAYERS).map((layer) => `${layer}.push`),
  get,
  apply,
  resolveUrl: `(url,at)=>url.host===at.host||${WORKER_HOSTS}.test(url.hostname)?url:new URL("data:,")`,
};

function scriptFor(more: Partial<HTMLScriptElement>): void {
  document.head.append(Object.assign(document.createElement('script'), more));
}

/** Consent Mode v2: only what is allowed, and never personalized ads. */
function consentMode(category: keyof typeof LAYERS): string {
  const of = (isGranted: boolean): string => (isGranted ? 'granted' : 'denied');
  return JSON.stringify({
    analytics_storage: of(category === 'analytics'),
    ad_storage: of(category === 'marketing'),
    ad_user_data: of(category === 'marketing'),
    ad_personalization: 'denied',
    functionality_storage: 'denied',
    personalization_storage: 'denied',
    security_storage: 'granted',
  });
}

let isLoaded = false;

/** Container `id`, in Partytown. Without worker support nothing runs. */
function startTagManager(category: keyof typeof LAYERS, id: string): Started {
  if (!('serviceWorker' in navigator)) return;
  const layer = LAYERS[category];
  const page = window as unknown as Record<string, unknown[]>;
  page[layer] ??= [];
  const type = 'text/partytown';
  scriptFor({
    type,
    textContent: `window.${layer}=window.${layer}||[];(function(){${layer}.push(arguments)})('consent','default',${consentMode(category)});${layer}.push({'gtm.start':Date.now(),event:'gtm.js'})`,
  });
  scriptFor({ type, src: `https://www.googletagmanager.com/gtm.js?id=${id}&l=${layer}` });
  if (isLoaded) dispatchEvent(new Event('ptupdate'));
  else {
    Object.assign(window, { partytown: CONFIG });
    scriptFor({ src: `${PARTYTOWN}partytown.js` });
  }
  isLoaded = true;
  return {
    tell: ({ name, data }) => page[layer]?.push({ event: name.replaceAll(' ', '_'), ...data }),
  };
}

type Clarity = ((...words: unknown[]) => void) & { q?: unknown[] };

function startRecording(id: string): Started {
  const queue: unknown[] = [];
  const clarity: Clarity = (...words) => queue.push(words);
  clarity.q = queue;
  Object.assign(window, { clarity });
  clarity('consentv2', { ad_Storage: 'denied', analytics_Storage: 'granted' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.clarity.ms/tag/${id}`;
  document.head.append(script);
  return {};
}

declare const TRACKERS: readonly ConfiguredTracker[];

/** `tell` reports an event. Nothing, if the browser cannot run it. */
type Started = { tell?: (event: Outgoing) => void } | undefined;

const START: Readonly<Record<TrackerId, (id: string) => Started>> = {
  analytics: (id) => startTagManager('analytics', id),
  marketing: (id) => startTagManager('marketing', id),
  recording: startRecording,
};

/** A form, or an island that may show one: all but those of every page. */
const FORM =
  'form:not([method=dialog]),astro-island:not([component-export=SiteMenu],[component-export=MenuSheet],[component-export=CookieBanner])';

/** Reports what `tracker` may know of each event, and logs it for the visitor. */
function listen({ tracker, host: to }: ConfiguredTracker, { tell }: NonNullable<Started>): void {
  logSent({ to, what: 'its script' });
  addEventListener('site:analytics', (event) => {
    const told = filterEvent(tracker, (event as CustomEvent<BusDetail>).detail);
    if (!told || !tell) return;
    tell(told);
    logSent({ to, what: told.name, ...told.data });
  });
}

/** On a page that may be tracked, if its query has nothing personal. */
export function start(category: Optional, page: PageFacts): void {
  if (!hasOnlyCampaignParams(location.search)) return;
  const hasForm = !!document.querySelector(FORM);
  for (const one of TRACKERS) {
    if (one.category !== category || (one.records && !mayRecord({ ...page, hasForm }))) continue;
    const started = START[one.tracker](one.id);
    if (started) listen(one, started);
  }
}
