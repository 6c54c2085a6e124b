/** A fake SMTP server that records all mail, or rejects it on request (the subset of RFC 5321 that clients use). */
import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface Mail {
  from: string;
  to: string[];
  /** Header lines, unfolded. */
  headers: string[];
  /** The text, decoded. */
  text: string;
}

export interface FakeMailServer {
  received: Mail[];
  /** Number of open connections. */
  open: () => number;
  /**
   * Responses to the next commands of this name, such as `{ rcpt: '550 No such user' }`, or about an address, such as
   * `{ 'a@b.example': '450 Later' }`; `hang` never responds.
   */
  behave: (answers: Readonly<Record<string, string>>) => void;
  env: Record<string, string>;
  stop: () => Promise<void>;
}

function decoded(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n');
}

function mailOf(from: string, to: string[], data: string): Mail {
  const end = data.indexOf('\r\n\r\n');
  const headers = data
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const isQuoted = headers.some((header) =>
    /^content-transfer-encoding: quoted-printable/i.test(header),
  );
  const body = data.slice(end + 4).replace(/^\.\./gm, '.');
  return { from, to, headers, text: isQuoted ? decoded(body) : body.replaceAll('\r\n', '\n') };
}

/** Starts one on a free port. */
export async function startFakeMailServer(): Promise<FakeMailServer> {
  const received: Mail[] = [];
  let answers: Readonly<Record<string, string>> = {};

  const talk = (socket: Socket): void => {
    let from = '';
    let to: string[] = [];
    let held = '';
    let isData = false;
    const say = (text: string): void => {
      socket.write(`${text}\r\n`);
    };
    const commands: Readonly<Record<string, (words: string) => void>> = {
      ehlo: () => say('250-fake\r\n250 8BITMIME'),
      helo: () => say('250 fake'),
      mail: (words) => {
        from = /<(.*?)>/.exec(words)?.[1] ?? '';
        to = [];
        say('250 OK');
      },
      rcpt: (words) => {
        to.push(/<(.*?)>/.exec(words)?.[1] ?? '');
        say('250 OK');
      },
      data: () => {
        isData = true;
        say('354 Go on');
      },
      quit: () => {
        say('221 Bye');
        socket.end();
      },
    };
    const take = (line: string): void => {
      const name = line.slice(0, 4).toLowerCase();
      const told = answers[/^rcpt to:<(.*?)>/i.exec(line)?.[1] ?? ''] ?? answers[name];
      if (told === 'hang') return;
      if (told !== undefined) say(told);
      else (commands[name] ?? (() => say('502 Not here')))(line);
    };
    socket.setEncoding('latin1').on('error', () => socket.destroy());
    socket.on('data', (text: string) => {
      held += text;
      for (;;) {
        const end = held.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = held.slice(0, end);
        held = held.slice(end + (isData ? 5 : 2));
        if (!isData) {
          take(part);
          continue;
        }
        isData = false;
        received.push(mailOf(from, to, part));
        say('250 Kept');
      }
    });
    say('220 fake');
  };

  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    talk(socket);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    open: () => sockets.size,
    behave(next) {
      answers = next;
    },
    env: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      NOTIFY_TO: 'office@practice.example,desk@practice.example',
      NOTIFY_FROM: 'site@practice.example',
    },
    stop: () =>
      new Promise((done) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => done());
      }),
  };
}
