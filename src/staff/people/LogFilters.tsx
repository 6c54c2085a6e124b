/** Which lines of the audit log are shown: by person, kind and last day. */
import { useStore } from '@nanostores/react';
import type { JSX } from 'react';
import { LOG_KINDS, type LogFilter, type LogKind } from '#staff/contract/accounts.ts';
import { $logFilter, filterLog } from '../stores/people.ts';
import { ChoiceField, LineField } from '../ui/Field.tsx';

const KIND_NAMES: Readonly<Record<LogKind, string>> = {
  'sign-in': 'Sign-in and security',
  leads: 'Leads',
  staff: 'People and roles',
};
const KINDS = Object.keys(LOG_KINDS) as LogKind[];

interface Props {
  /** Usernames of accounts and of removed ones that the log names; may repeat. */
  names: readonly string[];
  /** Runs a change and says if it failed. */
  run: (change: () => Promise<unknown>) => void;
}

export function LogFilters({ names, run }: Props): JSX.Element {
  const { by, kind, until } = useStore($logFilter);
  const choose = (change: Partial<LogFilter>): void => run(() => filterLog(change));
  return (
    <div className="grid gap-3 sm:grid-cols-3" data-log-filters>
      <ChoiceField
        id="log-by"
        label="Person"
        value={by}
        onChange={({ target }) => choose({ by: target.value })}
      >
        <option value="">Everybody</option>
        {[...new Set([...names, by])].filter(Boolean).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </ChoiceField>
      <ChoiceField
        id="log-kind"
        label="What"
        value={kind}
        onChange={({ target }) => choose({ kind: target.value as LogKind | '' })}
      >
        <option value="">Everything</option>
        {KINDS.map((one) => (
          <option key={one} value={one}>
            {KIND_NAMES[one]}
          </option>
        ))}
      </ChoiceField>
      <LineField
        id="log-until"
        label="Up to"
        type="date"
        value={until}
        onChange={({ target }) => choose({ until: target.value })}
      />
    </div>
  );
}
