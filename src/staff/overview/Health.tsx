/** The parts of the installation, each in a sentence. */
import type { JSX } from 'react';
import type { HealthLine } from '#staff/contract/overview.ts';

export function Health({ lines }: { lines: readonly HealthLine[] }): JSX.Element {
  return (
    <section aria-labelledby="health">
      <h2 className="mb-2" id="health">
        Health
      </h2>
      <ul className="grid text-ms lg:grid-cols-3 lg:gap-x-8">
        {lines.map(({ part, ok, text }) => (
          <li
            className="grid grid-cols-[14px_1fr] gap-x-2.5 gap-y-0.5 rule-t py-[11px]"
            key={part + text}
          >
            <span
              className="mt-2 size-2 rounded-full bg-thread-a data-bad:bg-error"
              data-bad={ok ? undefined : ''}
            />
            <b>
              {part}
              <span className="vh">{ok ? ', works' : ', needs a look'}</span>
            </b>
            <span className="col-start-2 text-sm text-ink-soft">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
