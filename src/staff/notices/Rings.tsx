/** What rings, and when it does not. */
import type { JSX } from 'react';
import {
  CALL_MINUTES,
  NEAR_HOURS,
  type NoticeSettings,
  QUIET_HOURS,
} from '#staff/contract/messages/notices.ts';
import { Switch } from '../ui/Switch.tsx';
import { Card, Choice, Setting } from './Setting.tsx';

interface Props {
  settings: NoticeSettings;
  onChange: (changes: Partial<NoticeSettings>) => void;
}

const short = (time: string): string => {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;
};
const quietWords = (hours: string): string => hours.split('-').map(short).join(' – ');

const NEAR = NEAR_HOURS.map((hours) => {
  const words = `${hours} ${hours === 1 ? 'hour' : 'hours'} before`;
  return [hours, hours === 0 ? 'Never' : words] as const;
});
const CALLS = CALL_MINUTES.map(
  (minutes) => [minutes, minutes === 0 ? 'Never' : `${minutes} min before`] as const,
);
const QUIET = QUIET_HOURS.map((hours) => [hours, hours ? quietWords(hours) : 'Never'] as const);

export function Rings({ settings, onChange }: Props): JSX.Element {
  const flag = (
    name: 'newRequest' | 'readFirst' | 'broken' | 'digest',
    title: string,
    about: string,
  ) => (
    <Setting title={title} about={about}>
      <Switch
        isOn={settings[name]}
        label={title}
        onClick={() => onChange({ [name]: !settings[name] })}
      />
    </Setting>
  );
  return (
    <>
      <Card title="What rings">
        {flag('newRequest', 'New request', 'Within a minute')}
        {flag(
          'readFirst',
          'Read first',
          'A guess by what they wrote. On duty, also in quiet hours; for everybody if nobody reacts',
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
        <Setting title="A booked call" about="Only for whoever calls, also in quiet hours">
          <Choice
            label="How long before a call"
            value={settings.callMinutes}
            choices={CALLS}
            onChoose={(callMinutes) => onChange({ callMinutes })}
          />
        </Setting>
        {flag('broken', 'Something is broken', 'Mail, client system, server')}
        {flag('digest', 'The day in numbers', 'When the practice opens: what is open and due')}
      </Card>
      <Card title="Quiet hours">
        <Setting title="Every evening" about="What came meanwhile rings in the morning">
          <Choice
            label="Quiet hours"
            value={settings.quiet}
            choices={QUIET}
            onChoose={(quiet) => onChange({ quiet })}
          />
        </Setting>
        <Setting title="Weekends and closed days" about="As the office calendar has them">
          <Switch
            isOn={settings.quietClosed}
            label="Quiet on weekends and closed days"
            onClick={() => onChange({ quietClosed: !settings.quietClosed })}
          />
        </Setting>
      </Card>
    </>
  );
}
