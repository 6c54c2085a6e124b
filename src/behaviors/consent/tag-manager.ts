/** A tag manager in a worker, which may look at this page through a keyhole only. */
import type { Outgoing } from '#domain/outgoing.ts';
import { WORKER_HOSTS } from '#domain/third-parties.ts';

const PARTYTOWN = '/~partytown/';
const LAYERS = { analytics: 'dataLayer', marketing: 'adLayer' } as const;

/** What the worker's hooks are told. */
interface Asked {
  name: string;
  args?: unknown[];
  continue: symbol;
}

/**
 * What tags may read of the page: nothing that somebody typed or ticked, no text, no drafts, no address they came from.
 * Both run in the worker as text, so they use nothing from outside themselves.
 */
const get = ({ name, continue: go }: Asked): unknown =>
  /(?:^|\.)(?:value|defaultValue|checked|selected|selectedOptions|files|elements|innerHTML|outerHTML|textContent|innerText|outerText|data|nodeValue|referrer|state)$/.test(
    name,
  )
    ? ''
    : go;
const apply = ({ name, args = [], continue: go }: Asked): unknown =>
  /Storage\./.test(name) ||
  (/addEventListener$/.test(name) &&
    /^(?:key|input|before|change|submit|paste|copy|cut|composition)/.test(String(args[0])))
    ? null
    : go;

const CONFIG = {
  lib: PARTYTOWN,
  debug: false,
  // A worker that does not start is no reason to run tags on the page.
  fallbackTimeout: 0,
  forward: Object.values(LAYERS).map((layer) => `${layer}.push`),
  get,
  apply,
  resolveUrl: `(url,at)=>url.host===at.host||${WORKER_HOSTS}.test(url.hostname)?url:new URL("data:,")`,
};

function scriptFor(more: Partial<HTMLScriptElement>): void {
  document.head.append(Object.assign(document.createElement('script'), more));
}

/** Consent Mode v2: only what was allowed, and never ads after somebody's interests. */
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

/** Starts the container `id`; returns what tells it of an event. Without workers nothing runs. */
export function startTagManager(
  category: keyof typeof LAYERS,
  id: string,
): ((event: Outgoing) => void) | undefined {
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
  return ({ name, data }) => page[layer]?.push({ event: name.replaceAll(' ', '_'), ...data });
}
