/** Sheets: who is on duty on a day, and who covers. */
import { type FormEvent, type JSX, useState } from 'react';
import type { DutyDay, NoticesView } from '#staff/contract/messages/notices.ts';
import { shortDate, weekday } from '#staff/contract/times.ts';
import { Trouble } from '../ui/Trouble.tsx';
import { useAction } from '../frame/use-action.ts';
import { askForCover, failureWords, setDuty } from '../stores/session/notices.ts';
import { BoxField, LineField } from '../ui/Field.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { StaffButton } from '../ui/StaffButton.tsx';

interface PeopleProps {
  people: NoticesView['people'];
  chosen: string;
  onChoose: (id: string) => void;
  hasNobody?: boolean;
}

function People({ people, chosen, onChoose, hasNobody = false }: PeopleProps): JSX.Element {
  const choices = [...people, ...(hasNobody ? [{ id: '', username: 'Nobody' }] : [])];
  return (
    <fieldset>
      <legend className="text-sm font-semibold">Who</legend>
      {choices.map(({ id, username }) => (
        <BoxField
          key={id}
          type="radio"
          name="person"
          checked={chosen === id}
          onChange={() => onChoose(id)}
        >
          {username}
        </BoxField>
      ))}
    </fieldset>
  );
}

interface DutyProps {
  day: DutyDay;
  people: NoticesView['people'];
  onClose: () => void;
}

export function DutySheet({ day, people, onClose }: DutyProps): JSX.Element {
  const { failure, isBusy, run } = useAction(failureWords);
  const [userId, setUserId] = useState(day.userId ?? '');
  const [isWeekly, setWeekly] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    run(() => setDuty({ day: day.day, userId: userId || null, isWeekly }), onClose);
  };
  return (
    <Sheet title={`On duty on ${weekday(day.day)}, ${shortDate(day.day)}`} onClose={onClose}>
      <Trouble failure={failure} />
      <form className="grid gap-3.5" onSubmit={submit} data-duty>
        <People people={people} chosen={userId} onChoose={setUserId} hasNobody />
        <BoxField checked={isWeekly} onChange={({ target }) => setWeekly(target.checked)}>
          Every {weekday(day.day)} from now on
        </BoxField>
        <StaffButton type="submit" look="ink" tall disabled={isBusy}>
          Save
        </StaffButton>
        <StaffButton tall onClick={onClose}>
          Cancel
        </StaffButton>
      </form>
    </Sheet>
  );
}

interface CoverProps {
  people: NoticesView['people'];
  /** `2026-11-24` */
  today: string;
  onClose: () => void;
}

export function CoverSheet({ people, today, onClose }: CoverProps): JSX.Element {
  const { failure, isBusy, run } = useAction(failureWords);
  const [by, setBy] = useState(people[0]?.id ?? '');
  const [from, setFrom] = useState(today);
  const [through, setThrough] = useState(today);
  const name = people.find(({ id }) => id === by)?.username;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    run(() => askForCover({ by, from, through }), onClose);
  };
  return (
    <Sheet title="Cover while you’re away" onClose={onClose}>
      <Trouble failure={failure} />
      {people.length === 0 ? (
        <p className="text-sm">Nobody else has an account that sees requests.</p>
      ) : (
        <form className="grid gap-3.5" onSubmit={submit} data-cover>
          <div className="grid grid-cols-2 gap-3">
            <LineField
              id="cover-from"
              label="From"
              type="date"
              required
              min={today}
              value={from}
              onChange={({ target }) => {
                setFrom(target.value);
                if (through < target.value) setThrough(target.value);
              }}
            />
            <LineField
              id="cover-through"
              label="Through"
              type="date"
              required
              min={from}
              value={through}
              onChange={({ target }) => setThrough(target.value)}
            />
          </div>
          <People people={people} chosen={by} onChoose={setBy} />
          <p className="text-sm text-ink-soft">
            Notices of those days go to them, once they say yes. Your requests stay yours.
          </p>
          <StaffButton type="submit" look="ink" tall disabled={isBusy}>
            Ask {name}
          </StaffButton>
        </form>
      )}
      <StaffButton tall onClick={onClose}>
        Cancel
      </StaffButton>
    </Sheet>
  );
}
