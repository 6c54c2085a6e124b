/**
 * Session recording. It runs on the main thread, because it does not work in a worker, and never on pages with forms.
 */

type Clarity = ((...words: unknown[]) => void) & { q?: unknown[] };

export function startRecording(id: string): void {
  const queue: unknown[] = [];
  const clarity: Clarity = (...words) => queue.push(words);
  clarity.q = queue;
  Object.assign(window, { clarity });
  clarity('consentv2', { ad_Storage: 'denied', analytics_Storage: 'granted' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.clarity.ms/tag/${id}`;
  document.head.append(script);
}
