/** Runs the tag manager in a worker with restricted DOM access. */
import type { Outgoing } from './event-allowlist.ts';
import { WORKER_HOSTS } from './third-parties.ts';

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

/** Returns a function that reports events to container `id`. Without worker support nothing runs. */
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
