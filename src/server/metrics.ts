/** The same numbers as `/healthz`, and what happened since the start, in the Prometheus text format. */
import { metricLine, type Counters } from './counters.ts';
import type { Health } from './health.ts';

/** The whole answer of `/metrics`. */
export function metricsText(health: Health, counters: Counters): string {
  const lines = [metricLine('store_writable', {}, health.store === 'writable' ? 1 : 0)];
  for (const [
    adapter,
    { waiting, oldestWaitingSeconds, refused, failed, paused },
  ] of Object.entries(health.delivery)) {
    for (const [state, count] of Object.entries({ waiting, refused, failed }))
      lines.push(metricLine('deliveries', { adapter, state }, count));
    lines.push(metricLine('oldest_waiting_seconds', { adapter }, oldestWaitingSeconds));
    lines.push(metricLine('delivery_paused', { adapter }, paused === null ? 0 : 1));
  }
  // The format wants all lines of a metric together.
  return `${lines.sort().join('\n')}\n${counters.text()}`;
}
