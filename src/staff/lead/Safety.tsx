/** What is safe, before anything else: how comes before what. */
import type { JSX } from 'react';
import type { LeadView } from '#staff/contract/lead.ts';
import { safetyWords, wayStates, type WayState } from '#staff/contract/safety-words.ts';
import { Glyph, type GlyphLook } from '../ui/Glyph.tsx';
import { LATE_GLYPHS } from '../ui/late-glyphs.ts';
import { Switch } from '../ui/Switch.tsx';
import type { Doing } from '../follow-up/doing.ts';

const GLYPHS: Readonly<Record<WayState['way'], GlyphLook>> = {
  call: 'phone',
  text: 'text',
  voicemail: LATE_GLYPHS.voicemail,
  email: 'mail',
};
const COLORS: Readonly<Record<WayState['state'], string>> = {
  safe: 'text-ok',
  given: 'text-ok',
  'not-safe': 'text-error',
  'not-said': '',
  missing: 'text-ink-soft',
};
const TONES = {
  no: [LATE_GLYPHS.shield, 'safety'],
  ask: [LATE_GLYPHS.ask, 'rule-b'],
  safe: ['check', 'rule-b text-ok'],
} as const;

export function Safety({ lead, doing }: { lead: LeadView; doing: Doing }): JSX.Element {
  const { tone, title, text } = safetyWords(lead);
  const [glyph, look] = TONES[tone];
  return (
    <section
      className="overflow-hidden rounded-paper bg-raised"
      aria-labelledby="safety"
      data-safety={tone}
    >
      <div className={`flex gap-3 px-4 py-3 lg:px-5 ${look}`}>
        <Glyph name={glyph} className="scale-115" />
        <p className="text-sm">
          <b className="block text-[1.0625rem]" id="safety">
            {title}
          </b>
          {text}
        </p>
      </div>
      <ul className="grid grid-cols-[3fr_3fr_4fr_3fr]">
        {wayStates(lead).map(({ way, name, state, words }) => (
          <li
            className={`grid justify-items-center gap-[3px] rule-l px-1 py-[9px] text-center text-xs first:rule-none ${COLORS[state]}`}
            key={way}
          >
            <Glyph name={GLYPHS[way]} />
            <b className="text-sm">{name}</b>
            {words}
          </li>
        ))}
      </ul>
      <div className="flex items-center justify-between gap-3 rule-t px-4 py-1 text-sm lg:px-5">
        <p>
          <b className="block">Email is not safe</b>
          <span className="text-ink-soft" id="email-not-safe">
            {lead.emailNoted
              ? 'No mail goes to this person, from any request.'
              : 'If they tell you so: no mail goes to this person any more.'}
          </span>
        </p>
        <Switch
          isOn={lead.emailNoted}
          label="Email is not safe"
          aria-describedby="email-not-safe"
          onClick={() => {
            doing.run(lead.emailNoted ? 'email-safe' : 'email-unsafe').catch(console.error);
          }}
        />
      </div>
    </section>
  );
}
