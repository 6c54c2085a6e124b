import { metricLine, type Counters } from '../base/counters.ts';
import type { Gauges } from './gauges.ts';
import type { Health } from '../base/health-report.ts';

export function metricsText(health: Health, counters: Counters, gauges: Gauges): string {
  const lines = [
    ...Object.entries(gauges).map(([name, value]) => metricLine(name, {}, value)),
    metricLine('store_writable', {}, health.store === 'writable' ? 1 : 0),
    metricLine('spam_leads', {}, health.spam),
    ...health.issues.map(({ kind }) => metricLine('trouble', { kind }, 1)),
  ];
  for (const [
    destination,
    { waiting, unconnected, oldestWaitingSeconds, refused, failed, quarantined, paused },
  ] of Object.entries(health.delivery)) {
    for (const [state, count] of Object.entries({
      waiting,
      unconnected,
      refused,
      failed,
      quarantined,
    }))
      lines.push(metricLine('deliveries', { destination, state }, count));
    lines.push(metricLine('oldest_waiting_seconds', { destination }, oldestWaitingSeconds));
    lines.push(metricLine('delivery_paused', { destination }, paused === null ? 0 : 1));
  }
  // All lines of a metric must be adjacent.
  return `${lines.sort().join('\n')}\n${counters.text()}`;
}
