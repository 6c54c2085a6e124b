/** Writes to a person: a letter is filled in, changed, and sent in the practice's name or copied. */
import { useStore } from '@nanostores/react';
import { type JSX, useEffect, useState } from 'react';
import { ENGLISH_NAMES, type Language, LANGUAGES } from '#lib/language.ts';
import type { LeadView } from '#staff/contract/lead.ts';
import type { StaffPractice } from '#staff/contract/practice.ts';
import {
  emailProblem,
  filledLetter,
  gapIn,
  type Letter,
  LETTERS_PATH,
  MAX_REPLY,
  NO_ADDRESS,
  SENDS_NO_MAIL,
  type ReplyBody,
} from '#staff/contract/messages/replies.ts';
import { LETTERS } from '#staff/contract/messages/words.ts';
import { Trouble } from '../../ui/Trouble.tsx';
import { Secret, shortName } from '../../frame/Secret.tsx';
import { useAction } from '../../frame/use-action.ts';
import { $me } from '../../stores/me.ts';
import { showToast } from '../../stores/toast.ts';
import { TextField } from '../../ui/Field.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { LATE_GLYPHS } from '../../ui/late-glyphs.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { StaffButton } from '../../ui/StaffButton.tsx';
import { refusalWords } from './refusal-words.ts';
import { reply } from './reply.ts';
import { Fact, Facts } from '../../ui/Section.tsx';

interface Props {
  lead: LeadView;
  practice: StaffPractice;
  /** Whether nobody picked up just now. */
  isAfterTry: boolean;
  onNext: () => void;
  onClose: () => void;
}

interface Draft {
  letter: Letter;
  language: Language;
  text: string;
  /** Facts that were filled in. */
  filled: readonly string[];
}

/** Letters that were begun, by lead: closing the sheet keeps them until they are sent, copied, or the page is left. */
const begun = new Map<string, Draft>();

const EMPTY: Letter = { name: 'Empty', asksForNumber: false, afterTry: false };
/** Letters of the built site; none if they cannot be had, because an empty letter always works. */
async function loadLetters(): Promise<readonly Letter[]> {
  const response = await fetch(LETTERS_PATH);
  return response.ok ? ((await response.json()) as readonly Letter[]) : [];
}

function Quoted({ lead }: { lead: LeadView }): JSX.Element | null {
  if (!lead.message) return null;
  return (
    <div className="rule-l px-3.5 text-sm whitespace-pre-wrap">
      <span className="block text-ink-soft">They wrote</span>
      <Secret width="long">{lead.message}</Secret>
    </div>
  );
}

/** Email is not safe, or not given: nothing to send, and nothing to copy into a mail. */
function NoMail({ why, onClose }: { why: string; onClose: () => void }): JSX.Element {
  return (
    <>
      <Notice look="bad" glyph="no" role="alert">
        <b>{why}</b>
      </Notice>
      <StaffButton tall onClick={onClose}>
        Close
      </StaffButton>
    </>
  );
}

/** The letter to begin with: the one for what is missing or what happened, else the first. */
function firstOf(letters: readonly Letter[], { lead, isAfterTry }: Props): Letter {
  if (lead.callAt !== null && !lead.phone)
    return letters.find(({ asksForNumber }) => asksForNumber) ?? EMPTY;
  const isTried = isAfterTry || (lead.tries > 0 && lead.answeredAt === null);
  const usual = letters.filter(({ asksForNumber }) => !asksForNumber);
  return usual.find(({ afterTry }) => afterTry === isTried) ?? usual[0] ?? EMPTY;
}

function Writing(props: Props & { letters: readonly Letter[] }): JSX.Element {
  const { lead, practice, letters, onNext, onClose } = props;
  const username = useStore($me)?.username ?? '';
  const filledIn = (next: Letter, lang: Language): Draft => ({
    letter: next,
    language: lang,
    ...filledLetter(next[lang] ?? '', { lead, username, practice, language: lang }),
  });
  const [draft, setDraft] = useState(
    () => begun.get(lead.id) ?? filledIn(firstOf(letters, props), lead.language),
  );
  const { letter, language, text, filled } = draft;
  const change = (next: Draft): void => {
    begun.set(lead.id, next);
    setDraft(next);
  };
  const fill = (next: Letter, lang: Language): void => change(filledIn(next, lang));
  const done = (): void => {
    begun.delete(lead.id);
    onClose();
  };
  const { failure, isBusy, run } = useAction(refusalWords);
  const gap = gapIn(text);
  /** English, that of the person, and those with letters. */
  const offered = LANGUAGES.filter(
    (one) => one === 'en' || one === lead.language || letters.some((each) => each[one]),
  );
  const body: ReplyBody = { text, language };
  const takeBack = (id: string): void => {
    reply(lead.id, `replies/${encodeURIComponent(id)}/take-back`).then(
      () => showToast({ who: shortName(lead), text: 'not sent. The request is open again' }),
      (error: unknown) => showToast({ who: shortName(lead), text: refusalWords(error) }),
    );
  };
  const send = (): void =>
    run(
      () => reply(lead.id, 'reply', body),
      (view) => {
        const made = view.timeline.findLast((entry) => entry.kind === 'reply');
        done();
        showToast({
          who: shortName(lead),
          text: 'the email goes out in a moment',
          next: onNext,
          ...(made && { undo: () => takeBack(made.id) }),
        });
      },
    );
  /** Selects the gap, so that what is typed takes its place. */
  const goToGap = (): void => {
    const field = document.querySelector<HTMLTextAreaElement>('#reply-text');
    const at = text.indexOf(`[${gap}]`);
    field?.focus({ preventScroll: true });
    // To the top: below it is the bar, and on a phone the keyboard.
    field?.scrollIntoView();
    if (at >= 0) field?.setSelectionRange(at, at + `[${gap}]`.length);
  };
  const copy = (): void =>
    run(
      async () => {
        await navigator.clipboard.writeText(text);
        await reply(lead.id, 'reply', { ...body, isCopied: true });
      },
      () => {
        done();
        showToast({
          who: shortName(lead),
          text: 'copied. Mark it as answered once it is sent',
          next: onNext,
        });
      },
    );
  return (
    <>
      {!lead.email && (
        <Notice glyph="mail">
          <b>{NO_ADDRESS}</b> You can copy the letter and use a way they allowed.
        </Notice>
      )}
      <Quoted lead={lead} />
      <fieldset className="flex items-center justify-between gap-3">
        <legend className="vh">Language</legend>
        <span className="text-sm font-semibold">Start from</span>
        <span className="flex gap-1">
          {offered.map((one) => (
            <StaffButton
              key={one}
              look={language === one ? 'ink' : 'line'}
              aria-pressed={language === one}
              onClick={() => fill(letter, one)}
            >
              {one.toUpperCase()}
              <span className="vh">, {ENGLISH_NAMES[one]}</span>
            </StaffButton>
          ))}
        </span>
      </fieldset>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="vh">Letter</legend>
        {[...letters, EMPTY].map((one) => (
          <StaffButton
            key={one.name}
            look={one.name === letter.name ? 'ink' : 'line'}
            aria-pressed={one.name === letter.name}
            onClick={() => fill(one, language)}
          >
            {one.name}
          </StaffButton>
        ))}
      </fieldset>
      <Facts>
        <Fact label="To">
          <Secret width="line">{lead.email}</Secret>
        </Fact>
        <Fact label="From">{practice.name}</Fact>
        <Fact label="Subject">
          <span lang={language}>{LETTERS[language].replySubject}</span>
        </Fact>
      </Facts>
      {lead.email && (
        <p className="flex gap-2 text-sm">
          <Glyph name="check" className="text-ok" />
          <span>Email is given. The subject names nothing, in case somebody else reads it.</span>
        </p>
      )}
      <TextField
        id="reply-text"
        label="Text"
        lang={language}
        rows={10}
        maxLength={MAX_REPLY}
        value={text}
        onChange={({ target }) => change({ ...draft, text: target.value })}
      />
      {filled.length > 0 && (
        <p className="text-sm text-ink-soft">
          Filled in by us: <Secret width="line">{filled.join(', ')}</Secret>
        </p>
      )}
      {language !== 'en' && letter.en && (
        <details className="text-sm">
          <summary className="py-2.5 font-semibold">Read it in English</summary>
          <p className="whitespace-pre-wrap">{letter.en}</p>
        </details>
      )}
      <div className="sticky bottom-0 grid gap-2 bg-raised">
        <Trouble failure={failure} />
        {!lead.canMail && lead.email && (
          <Notice look="warn" glyph="mail">
            <span id="reply-goes">
              <b>{SENDS_NO_MAIL}</b> Copy the letter and send it from your own mail. What you copy
              stays in the timeline.
            </span>
          </Notice>
        )}
        <div className="flex gap-2">
          {lead.email && gap !== undefined && (
            <StaffButton tall className="flex-1" onClick={goToGap} data-send>
              {lead.canMail ? `Fill in “${gap}” to send` : `Fill in “${gap}”`}
            </StaffButton>
          )}
          {lead.email && gap === undefined && (
            <StaffButton
              look="go"
              tall
              className="flex-1"
              glyph={LATE_GLYPHS.send}
              disabled={isBusy || !lead.canMail || text.trim() === ''}
              aria-describedby="reply-goes"
              onClick={send}
              data-send
            >
              Send by email
            </StaffButton>
          )}
          <StaffButton
            look={lead.canMail ? 'line' : 'ink'}
            tall
            glyph={LATE_GLYPHS.copy}
            disabled={isBusy || text.trim() === ''}
            onClick={copy}
          >
            Copy
          </StaffButton>
        </div>
        {lead.canMail && lead.email && (
          <p className="text-xs text-ink-soft" id="reply-goes">
            Goes out from the practice’s mail. A copy stays in the timeline and the clock stops.
          </p>
        )}
        {!lead.email && (
          <p className="text-xs text-ink-soft">What you copy stays in the timeline.</p>
        )}
      </div>
      <StaffButton tall onClick={onClose}>
        Close
      </StaffButton>
    </>
  );
}

export function ReplySheet(props: Props): JSX.Element {
  const { lead, onClose } = props;
  const [letters, setLetters] = useState<readonly Letter[]>();
  useEffect(() => {
    loadLetters().then(setLetters, () => setLetters([]));
  }, []);
  const why = emailProblem(lead);
  return (
    <Sheet title="Reply" isDrawer onClose={onClose}>
      <p className="text-sm text-ink-soft">
        <Secret>{[lead.firstName, lead.lastName].filter(Boolean).join(' ') || 'No name'}</Secret>
      </p>
      {why && why !== NO_ADDRESS && <NoMail why={why} onClose={onClose} />}
      {(!why || why === NO_ADDRESS) && letters && <Writing {...props} letters={letters} />}
    </Sheet>
  );
}
