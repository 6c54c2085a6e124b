/** What rings. */
import type { JSX } from 'react';
import { CALL_MINUTES, NEAR_HOURS, type NoticeSettings } from '#staff/contract/messages/notices.ts';
import { Switch } from '../ui/Switch.tsx';
import { Card, Choice, Setting } from './Setting.tsx';

interface Props {
  settings: NoticeSettings;
  onChange: (changes: Partial<NoticeSettings>) => void;
}

const NEAR = NEAR_HOURS.map((hours) => {
  const words = `${hours} ${hours === 1 ? 'hour' : 'hours'} before`;
  return [hours, hours === 0 ? 'Never' : words] as const;
});
const CALLS = CALL_MINUTES.map(
  (minutes) => [minutes, minutes === 0 ? 'Never' : `${minutes} min before`] as const,
);

export function Rings({ settings, onChange }: Props): JSX.Element {
  const flag = (name: 'newRequest' | 'readFirst', title: string, about: string) => (
    <Setting title={title} about={about}>
      <Switch
        isOn={settings[name]}
        label={title}
        onClick={() => onChange({ [name]: !settings[name] })}
      />
    </Setting>
  );
  return (
    <Card title="What rings">
      <p className="pb-2.5 text-sm text-ink-soft">
        Your own requests, and those that nobody has yet. It rings at any hour: for quiet nights,
        set Do Not Disturb or Focus on your phone.
      </p>
      {flag('newRequest', 'New request', 'Within a minute')}
      {flag(
        'readFirst',
        'Read first',
        'A guess by what they wrote. Admins hear it first, everybody if nobody reacts',
      )}
      <Setting
        title="Answer-by is near"
        about="Once per request, while nobody has written or talked"
      >
        <Choice
          label="How long before the reply is due"
          value={settings.nearHours}
          choices={NEAR}
          onChoose={(nearHours) => onChange({ nearHours })}
        />
      </Setting>
      <Setting title="A booked call" about="Once per call">
        <Choice
          label="How long before a call"
          value={settings.callMinutes}
          choices={CALLS}
          onChoose={(callMinutes) => onChange({ callMinutes })}
        />
      </Setting>
    </Card>
  );
}
