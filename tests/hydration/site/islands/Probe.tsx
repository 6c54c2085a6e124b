/** One of every control that a sleeping island may hold, and a count of what reached React. */
import { type FormEvent, type ReactNode, useState } from 'react';

interface Props {
  name: string;
}

export function Probe({ name }: Props): ReactNode {
  const [presses, setPresses] = useState(0);
  const [sent, setSent] = useState<string[]>([]);
  const [invalid, setInvalid] = useState(0);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    if (!form.checkValidity()) {
      setInvalid((count) => count + 1);
      return;
    }
    const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    setSent((all) => [...all, submitter?.value ?? 'none']);
  };
  return (
    <div data-probe={name}>
      <button type="button" onClick={() => setPresses((count) => count + 1)}>
        Press {name}
      </button>
      <output data-presses>{presses}</output>
      <output data-sent>{sent.join(',')}</output>
      <output data-invalid>{invalid}</output>
      <button type="button" popoverTarget={`${name}-pop`}>
        Open {name}
      </button>
      <div id={`${name}-pop`} popover="auto">
        Popover
      </div>
      <a href="#far">Jump</a>
      <details>
        <summary>More</summary>
        Detail
      </details>
      <form
        method="post"
        action="/post"
        ref={(form) => form?.setAttribute('novalidate', '')}
        onSubmit={submit}
      >
        <label>
          Text <input name="text" required />
        </label>
        <label>
          Tick <input type="checkbox" name="tick" />
        </label>
        <label>
          One <input type="radio" name="pick" value="one" />
        </label>
        <select name="choice" aria-label="Choice" defaultValue="a">
          <option value="a">A</option>
          <option value="b">B</option>
        </select>
        <button type="submit" name="by" value="first">
          Send {name}
        </button>
        <button type="submit" name="by" value="second">
          Send again
        </button>
      </form>
    </div>
  );
}
