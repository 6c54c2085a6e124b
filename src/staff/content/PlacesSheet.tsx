/** Other entries point at the one that is saved: every place, and what happens to it. Nothing is written before. */
import { useStore } from '@nanostores/react';
import { type JSX, useId, useState } from 'react';
import type { Place, PlacesAnswer, PlacesQuestion } from '#staff/contract/editor/prepared.ts';
import { questionTitle } from '#staff/contract/refusal.ts';
import { $places } from '../stores/content/versions.ts';
import { ChoiceField } from '../ui/Field.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { StaffButton } from '../ui/StaffButton.tsx';
import { editorAddress } from './names.ts';

/** More would not be read at once. */
const SHOWN = 30;

function PlaceLine({ entry, path, field, words, isDraft }: Place): JSX.Element {
  return (
    <li className="grid list-none gap-0.5 wrap-anywhere" data-place>
      {path === undefined ? (
        <b className="text-ms">{entry}</b>
      ) : (
        <a
          className="text-ms font-semibold"
          href={editorAddress(path)}
          target="_blank"
          rel="noopener"
        >
          {entry}
          <span className="vh"> (opens in a new tab)</span>
        </a>
      )}
      <p className="m-0 text-sm">
        {field}: {words}
        {isDraft && ' (a draft)'}
      </p>
    </li>
  );
}

/** What is chosen for a question, and what the button says. */
interface Choice {
  answer: Partial<PlacesAnswer>;
  label: string;
}

function choicesOf({ change, places, from, to, mayStay, pages }: PlacesQuestion): Choice[] {
  if (pages || to === undefined) return [];
  const where = places.length === 1 ? 'the place' : `all ${places.length} places`;
  const stay =
    change === 'renamed' ? `Leave “${from}” there` : `Leave them: ${from} leads to the page`;
  return [
    { answer: { isChanged: true }, label: `Change ${where}` },
    ...(mayStay ? [{ answer: { isChanged: false }, label: stay }] : []),
  ];
}

const LEAVES: Partial<Record<PlacesQuestion['change'], string>> = {
  draft: 'As a draft, it is not on the site',
  removed: 'It leaves the site',
};

function introOf({ change, from, to, places, pages, until }: PlacesQuestion): string {
  if (change === 'renamed') return `“${from}” is called “${to}” now.`;
  if (change === 'moved') return `${from} is ${to} now. The old address leads on in any case.`;
  const what = LEAVES[change] ?? `It is not on the site until ${until}`;
  if (!pages) return `${what}.`;
  return places.length > 0
    ? `${what}, and whoever comes to ${from} is led to another page.`
    : `${what}. Whoever knows ${from} can be led to another page.`;
}

const VERBS: Partial<Record<PlacesQuestion['change'], string>> = {
  draft: 'Make it a draft',
  removed: 'Delete it',
  later: 'Take it off until then',
};

export function PlacesSheet(): JSX.Element | null {
  const asking = useStore($places);
  const [question] = asking?.questions ?? [];
  if (!asking || !question) return null;
  return <OneQuestion key={`${question.change} ${question.path}`} question={question} />;
}

function OneQuestion({ question }: { question: PlacesQuestion }): JSX.Element {
  const { path, change, places, pages, mayStay } = question;
  const [leadTo, setLeadTo] = useState(pages?.[0]?.address ?? '');
  const id = useId();
  const say = (answer: Partial<PlacesAnswer>): void =>
    $places.get()?.answer([{ path, change, ...answer }]);
  const close = (): void => $places.get()?.answer(undefined);
  const more = places.length - SHOWN;
  const choices = choicesOf(question);
  const verb = VERBS[change] ?? 'Save it';
  return (
    <Sheet title={questionTitle(question)} onClose={close}>
      <p className="m-0 text-sm" data-asks>
        {introOf(question)} Nothing is saved yet.
      </p>
      {places.length > 0 && (
        <ul className="m-0 grid gap-3 p-0">
          {places.slice(0, SHOWN).map((place) => (
            <PlaceLine key={`${place.path} ${place.field} ${place.words}`} {...place} />
          ))}
        </ul>
      )}
      {more > 0 && <p className="m-0 text-sm">And {more} more.</p>}
      {pages && (
        <ChoiceField
          id={id}
          label="Lead its address to"
          value={leadTo}
          onChange={({ currentTarget }) => setLeadTo(currentTarget.value)}
        >
          {pages.map(({ address, title }) => (
            <option key={address} value={address}>
              {title} ({address})
            </option>
          ))}
          {mayStay && <option value="">No page: visitors read “not found”</option>}
        </ChoiceField>
      )}
      {choices.map(({ answer, label }, at) => (
        <StaffButton key={label} tall look={at === 0 ? 'ink' : 'line'} onClick={() => say(answer)}>
          {label}
        </StaffButton>
      ))}
      {choices.length === 0 && (
        <StaffButton look="ink" tall onClick={() => say({ leadTo })}>
          {pages && leadTo !== '' ? `${verb}, and lead its address there` : verb}
        </StaffButton>
      )}
      <StaffButton tall onClick={close}>
        {change === 'removed' ? 'Keep it' : 'Go on writing'}
      </StaffButton>
    </Sheet>
  );
}
