/** Notices on this phone or computer, on others, and by mail. */
import { useStore } from '@nanostores/react';
import { type FormEvent, type JSX, type ReactNode, useEffect, useState } from 'react';
import { noticeWords } from '#staff/contract/messages/notice-words.ts';
import type { NoticesView } from '#staff/contract/messages/notices.ts';
import type { Acting } from '../frame/use-action.ts';
import { midText } from '../ui/when.ts';
import {
  $own,
  $ringing,
  ring,
  type Ringing,
  setNotices,
  turnOff,
  turnOn,
} from '../stores/session/notices.ts';
import { LineField } from '../ui/Field.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import { StaffButton } from '../ui/StaffButton.tsx';
import { Tag } from '../ui/Tag.tsx';
import { Switch } from '../ui/Switch.tsx';
import { Card, Setting } from './Setting.tsx';

interface Props {
  view: NoticesView;
  zone: string;
  run: Acting['run'];
  isBusy: boolean;
}

/** Why this browser does not ring, and what to do. */
const WHY: Readonly<Record<Exclude<Ringing, 'on' | 'off'>, ReactNode>> = {
  'home-screen': (
    <ol className="m-0 grid list-decimal gap-2 pl-5 text-ms">
      <li>
        Tap <b>Share</b> at the bottom of Safari.
      </li>
      <li>
        Choose <b>Add to Home Screen</b>.
      </li>
      <li>Open it from there and come back to Notices.</li>
    </ol>
  ),
  never: <p className="text-sm">This browser can’t ring. Notices by email work everywhere.</p>,
  blocked: (
    <p className="flex gap-2 text-sm text-tan-deep">
      <Glyph name="alert" />
      <span>
        This browser won’t let us ring. In Chrome: the sign beside the address, Permissions,
        Notifications, Allow. Then reload. Email notices stay on meanwhile.
      </span>
    </p>
  ),
};

/** How it looks on a locked phone; shown in the inbox as well, with the utilities that its stylesheet has. */
export function LockScreen({ view, zone }: { view: NoticesView; zone: string }): JSX.Element {
  const { title, text } = noticeWords({ kind: 'new', at: view.now, count: 1 }, view.now, zone);
  return (
    <div
      className="rounded-paper bg-night p-4"
      role="img"
      aria-label={`How it looks on a locked phone: ${title}, ${text}`}
    >
      <div className="flex items-center gap-3 rounded-paper bg-raised px-3 py-2.5 text-sm">
        <span className="grid size-11 place-items-center rounded-field bg-night text-on-night">
          <Glyph name="notices" />
        </span>
        <span className="flex-1">
          <b className="block">{title}</b>
          {text}
        </span>
        <span className="self-start text-xs text-ink-soft">now</span>
      </div>
    </div>
  );
}

/** Behind the `#` of a link to it. */
export const THIS_DEVICE = 'this-device';

export function ThisDevice({ view, zone, run, isBusy }: Props): JSX.Element {
  const ringing = useStore($ringing);
  const own = useStore($own);
  const about = {
    on: own ? `${own.name}, on since ${midText(own.addedAt, view.now, zone)}` : '',
    off: 'A new request, a reply that is due, a call: it rings here',
    'home-screen': 'Needs one step first',
    blocked: 'Blocked in the browser’s settings',
    never: 'Not in this browser',
  }[ringing];
  const isChoice = ringing === 'on' || ringing === 'off';
  useEffect(() => {
    if (location.hash !== `#${THIS_DEVICE}`) return;
    // It came after the page, so the browser did not go there.
    const card = document.querySelector<HTMLElement>(location.hash);
    card?.scrollIntoView({ block: 'center' });
    card?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    <Card id={THIS_DEVICE}>
      <Setting title={<h2 className="text-[1.0625rem]">Notices on this device</h2>} about={about}>
        {isChoice ? (
          <Switch
            isOn={ringing === 'on'}
            label="Notices on this device"
            disabled={isBusy}
            onClick={() => run(() => (own ? turnOff(own) : turnOn()))}
          />
        ) : (
          <Tag>Off</Tag>
        )}
      </Setting>
      {isChoice ? (
        <>
          <div className="py-2">
            <LockScreen view={view} zone={zone} />
          </div>
          <p className="pb-3 text-sm text-ink-soft">
            Never a name, a number or a word of the message, locked or not.
          </p>
          <div>
            <StaffButton
              disabled={!own || isBusy}
              onClick={() => own && run(() => ring(own))}
              data-ring
            >
              Ring this device once
            </StaffButton>
          </div>
        </>
      ) : (
        WHY[ringing]
      )}
    </Card>
  );
}

export function OtherDevices({ view, zone, run, isBusy }: Props): JSX.Element | null {
  const own = useStore($own);
  const others = view.devices.filter(({ id }) => id !== own?.id);
  if (others.length === 0) return null;
  return (
    <Card title="Your other devices">
      {others.map((device) => (
        <Setting
          key={device.id}
          title={device.name}
          about={
            device.rangAt === null
              ? `Since ${midText(device.addedAt, view.now, zone)}, not rung yet`
              : `Last rang ${midText(device.rangAt, view.now, zone)}`
          }
        >
          <StaffButton disabled={isBusy} onClick={() => run(() => turnOff(device))}>
            Turn off<span className="vh"> {device.name}</span>
          </StaffButton>
        </Setting>
      ))}
    </Card>
  );
}

export function ByEmail({ view, run, isBusy }: Props): JSX.Element {
  const { settings, canMail } = view;
  const [email, setEmail] = useState(settings.email);
  if (!canMail)
    return (
      <Card title="Notices by email">
        <p className="text-sm text-ink-soft">
          This server sends no mail yet. Whoever runs it can set SMTP_URL.
        </p>
      </Card>
    );
  const save = (event: FormEvent): void => {
    event.preventDefault();
    run(() => setNotices({ email, byEmail: true }));
  };
  return (
    <Card title="Notices by email">
      {settings.byEmail ? (
        <Setting title={settings.email} about="The same notices, once each, with one link">
          <Switch
            isOn
            label="Notices by email"
            disabled={isBusy}
            onClick={() => run(() => setNotices({ byEmail: false }))}
          />
        </Setting>
      ) : (
        <form className="grid gap-3" onSubmit={save}>
          <LineField
            id="notice-email"
            label="Your email"
            hint="The same notices, once each, with one link"
            type="email"
            autoComplete="email"
            required
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
          <div>
            <StaffButton type="submit" disabled={isBusy}>
              Turn on
            </StaffButton>
          </div>
        </form>
      )}
    </Card>
  );
}
