/** What was entered in the steps before the last, with a way back to each. */
import type { JSX } from 'react';
import { REPLY_WAYS, RESET_KINDS, RESET_STEPS, TIME_SLOTS } from './reset.schema.ts';
import { TextButton } from '#ui/TextButton.tsx';

interface Props {
  /** The form's values by field. */
  values: Readonly<Record<string, unknown>>;
  /** Always in the form: drafts are matched by the number of controls. */
  isHidden: boolean;
  onEdit: (step: number) => void;
}

/** Labels of options by value. */
const LABELS: Readonly<Record<string, string>> = { ...RESET_KINDS, ...REPLY_WAYS, ...TIME_SLOTS };

export function Review({ values, isHidden, onEdit }: Props): JSX.Element {
  const said = (names: readonly string[]): string[] =>
    names.flatMap((name) => {
      const value = String(values[name] ?? '').trim();
      return value ? [LABELS[value] ?? value] : [];
    });
  return (
    <dl className="border-t border-line" hidden={isHidden}>
      {RESET_STEPS.slice(0, -1).map(({ name, fields }, index) => (
        <div
          className="grid grid-cols-[6rem_1fr_auto] items-center gap-3 border-b border-line py-2 max-sm:grid-cols-fill-fit"
          key={name}
        >
          <dt className="small soft max-sm:col-span-2">{name}</dt>
          <dd className="m-0 min-w-0 small break-words">
            {said(fields).join(', ') || 'Nothing yet'}
          </dd>
          <dd className="m-0">
            <TextButton aria-label={`Edit ${name}`} onClick={() => onEdit(index + 1)}>
              Edit
            </TextButton>
          </dd>
        </div>
      ))}
    </dl>
  );
}
