export interface Counters {
  /** Increments such as `posts{form="contact",outcome="stored"}`. */
  add: (name: string, labels: Readonly<Record<string, string>>) => void;
  /** In the Prometheus text format. */
  text: () => string;
}

/** Label values must never be visitor input. */
export function metricLine(
  name: string,
  labels: Readonly<Record<string, string>>,
  value: number,
): string {
  const pairs = Object.entries(labels).map(([key, text]) => `${key}="${text}"`);
  return `hearthline_${name}{${pairs.join(',')}} ${value}`;
}

export function createCounters(): Counters {
  const counts = new Map<
    string,
    { name: string; labels: Readonly<Record<string, string>>; value: number }
  >();
  return {
    add(name, labels) {
      let key = name;
      for (const label in labels) key += ` ${labels[label]}`;
      const known = counts.get(key);
      if (known) known.value += 1;
      else counts.set(key, { name, labels, value: 1 });
    },
    text: () =>
      [...counts.values()]
        .map(({ name, labels, value }) => `${metricLine(`${name}_total`, labels, value)}\n`)
        .sort()
        .join(''),
  };
}
