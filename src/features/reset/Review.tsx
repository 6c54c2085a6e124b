/** What was entered in the steps before the last, with a way back to each. */
import type { JSX } from 'react';
import { RESET_STEPS } from './reset.schema.ts';
import type { ResetWords } from './words.ts';
import { TextButton } from '#ui/TextButton.tsx';

interface Props {
  /** The form's values by field. */
  values: Readonly<Record<string, unknown>>;
  /** Always in the form: drafts are matched by the number of controls. */
  isHidden: boolean;
  onEdit: (step: number) => void;
  words: ResetWords;
}

export function Review({ values, isHidden, onEdit, words }: Props): JSX.Element {
  /** Labels of options by value. */
  const labels: Readonly<Record<string, string>> = {
    ...words.kinds,
    ...words.ways,
    ...words.times,
  };
  const said = (names: readonly string[]): string[] =>
    names.flatMap((name) => {
      const value = String(values[name] ?? '').trim();
      return value ? [labels[value] ?? value] : [];
    });
  return (
    <dl className="border-t border-line" hidden={isHidden}>
      {RESET_STEPS.slice(0, -1).map((fields, index) => (
        <div
          className="grid grid-cols-[6rem_1fr_auto] items-center gap-3 border-b border-line py-2 max-sm:grid-cols-fill-fit"
          key={words.names[index]}
        >
          <dt className="small soft max-sm:col-span-2">{words.names[index]}</dt>
          <dd className="m-0 min-w-0 small break-words">
            {said(fields).join(', ') || words.nothing}
          </dd>
          <dd className="m-0">
            <TextButton
              aria-label={`${words.edit} ${words.names[index]}`}
              onClick={() => onEdit(index + 1)}
            >
              {words.edit}
            </TextButton>
          </dd>
        </div>
      ))}
    </dl>
  );
}
