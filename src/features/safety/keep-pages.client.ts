/** Keeps the crisis page and opened guides on the device on request, and says so (features/README.md). */
import { KEEPS, KEPT_WORKER } from '#lib/kept-pages.ts';

/** TypeScript does not know Trusted Types; only this page's policy allows the name. */
declare const trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: { createScriptURL(url: string): string },
      ): { createScriptURL(url: string): string };
    }
  | undefined;

type State = 'offered' | 'kept' | 'removed' | 'failed';

const { serviceWorker } = navigator;
const box = document.querySelector(`[${KEEPS}]`) as HTMLElement;
const [keepButton, removeButton] = box.querySelectorAll('button') as unknown as [
  HTMLButtonElement,
  HTMLButtonElement,
];
let script: string | undefined;

function show(state: State): void {
  for (const element of box.querySelectorAll<HTMLElement>('[data-when]'))
    element.hidden = element.dataset['when'] !== state;
  keepButton.hidden = state === 'kept';
  removeButton.hidden = !keepButton.hidden;
}

const isOurs = ({ active, installing }: ServiceWorkerRegistration): boolean =>
  (active ?? installing)?.scriptURL.endsWith(KEPT_WORKER) ?? false;

/** Resolves once the worker has stored its page. @throws {Error} if it could not */
const stored = ({ installing }: ServiceWorkerRegistration): Promise<void> =>
  new Promise((resolve, reject) => {
    if (!installing) return resolve();
    installing.onstatechange = () => {
      if (installing.state === 'activated') resolve();
      if (installing.state === 'redundant') reject(new Error(installing.state));
    };
  });

/** One worker per page, so that it handles no other page. @throws {Error} if a page is not stored */
async function keep(): Promise<void> {
  const same = { createScriptURL: (url: string) => url };
  script ??= (
    'trustedTypes' in window ? trustedTypes?.createPolicy('keep-pages', same) : same
  )?.createScriptURL(KEPT_WORKER);
  for (const scope of (box.getAttribute(KEEPS) ?? '').split(' '))
    await stored(await serviceWorker.register(script ?? '', { scope, updateViaCache: 'none' }));
  show('kept');
}

/** The site caches nothing else. A module shared with quick-exit.ts would be one more file on every page. */
async function forget(): Promise<void> {
  const [workers, names] = await Promise.all([serviceWorker.getRegistrations(), caches.keys()]);
  await Promise.all([
    ...workers.filter(isOurs).map((worker) => worker.unregister()),
    ...names.map((name) => caches.delete(name)),
  ]);
}

keepButton.onclick = () => {
  keep().catch(async () => {
    await forget();
    show('failed');
  });
};
removeButton.onclick = async () => {
  await forget();
  show('removed');
  keepButton.focus();
};

/** A guide opened after the choice is kept, too. */
async function keepIfChosen(): Promise<void> {
  const all = await serviceWorker.getRegistrations();
  if (all.some(isOurs)) await keep();
}

if (serviceWorker && 'caches' in window) {
  box.hidden = false;
  keepIfChosen().catch(() => undefined);
}
