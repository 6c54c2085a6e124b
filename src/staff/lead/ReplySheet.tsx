/** Writes to a person: a letter is filled in, changed, and sent in the practice's name or copied. */
import { useStore } from '@nanostores/react';
import { type JSX, useEffect, useRef, useState } from 'react';
import type { LeadView } from '#staff/contract/lead.ts';
import type { StaffPractice } from '#staff/contract/practice.ts';
import {
  emailProblem,
  filledLetter,
  gapIn,
  type Letter,
  LETTERS_PATH,
  MAX_REPLY,
  REPLY_SUBJECTS,
  type ReplyBody,
  type ReplyLanguage,
} from '#staff/contract/replies.ts';
import { Trouble } from '../account/Trouble.tsx';
import { Secret, shortName } from '../frame/Secret.tsx';
import { useAction } from '../frame/use-action.ts';
import { reply } from '../stores/lead.ts';
import { $me } from '../stores/me.ts';
import { showToast } from '../stores/toast.ts';
import { TextField } from '../ui/Field.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import { LATE_GLYPHS } from '../ui/late-glyphs.ts';
import { Notice } from '../ui/Notice.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { StaffButton } from '../ui/StaffButton.tsx';
import { refusalWords } from './refusal-words.ts';
import { Fact, Facts } from './Section.tsx';

interface Props {
  lead: LeadView;
  practice: StaffPractice;
  onClose: () => void;
}

const NAMES: Readonly<Record<ReplyLanguage, string>> = { en: 'English', es: 'Spanish' };
const EMPTY: Letter = { name: 'Empty', asksForNumber: false, en: '', es: '' };
const CHIP =
  'min-h-11 flex-none rounded-thread border-[1.5px] border-line-strong bg-transparent px-4 text-ms whitespace-nowrap aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper lg:min-h-9';

/** Letters of the built site; none if they cannot be had, because an empty letter always works. */
async function loadLetters(): Promise<readonly Letter[]> {
  const response = await fetch(LETTERS_PATH);
  return response.ok ? ((await response.json()) as readonly Letter[]) : [];
}

function Quoted({ lead }: { lead: LeadView }): JSX.Element | null {
  if (!lead.message) return null;
  return (
    <blockquote className="text-sm m-0 max-h-28 overflow-auto border-0 border-l-4 border-solid border-teal-deep pl-3 whitespace-pre-wrap">
      <span className="block text-ink-soft">They wrote</span>
      <Secret width="long">{lead.message}</Secret>
    </blockquote>
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

function Writing({ lead, practice, onClose }: Props): JSX.Element {
  const me = useStore($me);
  const [letters, setLetters] = useState<readonly Letter[]>();
  const [language, setLanguage] = useState<ReplyLanguage>(
    lead.page.path.startsWith('/es') ? 'es' : 'en',
  );
  const [letter, setLetter] = useState(EMPTY);
  const [text, setText] = useState('');
  const [filled, setFilled] = useState<readonly string[]>([]);
  const { failure, isBusy, run } = useAction(refusalWords);
  // What somebody typed is replaced only by a letter that they choose.
  const typed = useRef(false);
  const fill = (next: Letter, lang: ReplyLanguage): void => {
    const username = me?.username ?? '';
    const made = filledLetter(next[lang], { lead, username, practice, language: lang });
    setLetter(next);
    setLanguage(lang);
    setText(made.text);
    setFilled(made.filled);
    typed.current = false;
  };
  useEffect(() => {
    loadLetters().then(
      (all) => {
        setLetters(all);
        const wantsNumber = lead.slot !== null && !lead.phone;
        const first = all.find(({ asksForNumber }) => asksForNumber === wantsNumber) ?? all[0];
        if (first && !typed.current) fill(first, language);
      },
      () => setLetters([]),
    );
    // Once: the letters of the site do not change while the sheet is open.
  }, []);
  const gap = gapIn(text);
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
        onClose();
        showToast({
          who: shortName(lead),
          text: 'the email goes out in a moment',
          ...(made && {
            undo: () => takeBack(made.id),
            shownMs: Math.max(0, made.heldUntil - view.now),
          }),
        });
      },
    );
  const copy = (): void =>
    run(
      async () => {
        await navigator.clipboard.writeText(text);
        await reply(lead.id, 'reply', { ...body, isCopied: true });
      },
      () => {
        onClose();
        showToast({ who: shortName(lead), text: 'copied. Mark it as answered once it is sent' });
      },
    );
  return (
    <>
      <Quoted lead={lead} />
      <div className="flex items-center justify-between gap-3">
        <span className="text-sm font-semibold" id="start-from">
          Start from
        </span>
        <span className="flex gap-1" role="group" aria-label="Language">
          {(['en', 'es'] as const).map((one) => (
            <button
              key={one}
              type="button"
              className={CHIP}
              aria-pressed={language === one}
              onClick={() => fill(letter, one)}
            >
              {one.toUpperCase()}
              <span className="vh">, {NAMES[one]}</span>
            </button>
          ))}
        </span>
      </div>
      <div
        className="-mx-1 flex gap-2 overflow-x-auto px-1 pb-1"
        role="group"
        aria-labelledby="start-from"
        aria-busy={letters === undefined}
      >
        {[...(letters ?? []), EMPTY].map((one) => (
          <button
            key={one.name}
            type="button"
            className={CHIP}
            aria-pressed={one.name === letter.name}
            onClick={() => fill(one, language)}
          >
            {one.name}
          </button>
        ))}
      </div>
      <Facts>
        <Fact label="To">
          <Secret width="line">{lead.email}</Secret>
        </Fact>
        <Fact label="From">{practice.name}</Fact>
        <Fact label="Subject">
          <span lang={language}>{REPLY_SUBJECTS[language]}</span>
        </Fact>
      </Facts>
      <p className="text-sm flex gap-2">
        <Glyph name="check" className="text-ok" />
        <span>Email is given. The subject names nothing, in case somebody else reads it.</span>
      </p>
      <TextField
        id="reply-text"
        label="Text"
        lang={language}
        rows={10}
        maxLength={MAX_REPLY}
        value={text}
        onChange={({ target }) => {
          typed.current = true;
          setText(target.value);
        }}
      />
      {filled.length > 0 && (
        <p className="text-sm text-ink-soft">
          Filled in by us: <Secret width="line">{filled.join(', ')}</Secret>
        </p>
      )}
      {language === 'es' && letter.en && (
        <details className="text-sm">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
            Read it in English
          </summary>
          <p className="whitespace-pre-wrap">{letter.en}</p>
        </details>
      )}
      <Trouble failure={failure} />
      <div className="grid grid-cols-[1fr_auto] gap-2">
        <StaffButton
          look="go"
          tall
          glyph={LATE_GLYPHS.send}
          disabled={isBusy || gap !== undefined || text.trim() === ''}
          onClick={send}
          data-send
        >
          {gap === undefined ? 'Send by email' : `Fill in “${gap}” to send`}
        </StaffButton>
        <StaffButton
          tall
          glyph={LATE_GLYPHS.copy}
          disabled={isBusy || text.trim() === ''}
          onClick={copy}
        >
          Copy
        </StaffButton>
      </div>
      <p className="text-xs text-ink-soft">
        Goes out from the practice’s mail. A copy stays in the timeline and the clock stops.
      </p>
      <StaffButton tall onClick={onClose}>
        Close
      </StaffButton>
    </>
  );
}

export function ReplySheet(props: Props): JSX.Element {
  const { lead, onClose } = props;
  const why = emailProblem(lead);
  return (
    <Sheet title="Reply" onClose={onClose}>
      <p className="text-sm -mt-3 text-ink-soft">
        <Secret>{[lead.firstName, lead.lastName].filter(Boolean).join(' ') || 'No name'}</Secret>
      </p>
      {why ? <NoMail why={why} onClose={onClose} /> : <Writing {...props} />}
    </Sheet>
  );
}
