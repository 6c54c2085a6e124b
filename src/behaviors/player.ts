/**
 * The episode player. Nothing is fetched before Play or a tap on a time; without this script the browser's own
 * controls are there (sections/Player.astro), and every time in transcript and chapters is a link into the recording.
 */
const card = document.querySelector('[data-player]') as HTMLElement;
const part = <Kind extends Element>(name: string): Kind => card.querySelector(name) as Kind;

const audio = part<HTMLAudioElement>('audio');
const play = part<HTMLElement>('button');
const place = part<HTMLInputElement>('input');
const speed = part<HTMLSelectElement>('select');
const time = part('[data-time]');
const note = part('[role=status]');
const stops = card.querySelectorAll('stop');
const links = [...document.querySelectorAll<HTMLElement>('[data-at]')];

/** 75 → `1:15`; longer recordings count their minutes on. */
const clock = (seconds: number): string =>
  `${Math.trunc(seconds / 60)}:${`${Math.trunc(seconds % 60)}`.padStart(2, '0')}`;

/** Where this tab left off. A browser that keeps nothing starts at the beginning. */
function remembered(): number {
  try {
    return Number(sessionStorage.getItem(audio.src));
  } catch {
    return 0;
  }
}

function remember(at: number): void {
  try {
    sessionStorage.setItem(audio.src, `${at}`);
  } catch {
    // Storage is blocked: then the place is not kept, and playing goes on.
  }
}

function show(): void {
  const at = audio.currentTime;
  const text = `${clock(at)} of ${clock(+place.max)}`;
  place.value = `${at}`;
  place.ariaValueText = text;
  time.textContent = text;
  for (const stop of stops) stop.setAttribute('offset', `${at / +place.max}`);
  const now = links.filter(({ dataset }) => Number(dataset['at']) <= at);
  for (const link of links) {
    // Chapters and cues are two lists: the last one begun in each is the one that is heard.
    const isHeard = now.findLast((other) => other.closest('ol') === link.closest('ol')) === link;
    link.ariaCurrent = isHeard && at > 0 ? 'true' : null;
  }
}

function go(to: number): void {
  audio.currentTime = to;
  show();
  remember(to);
}

function start(): void {
  note.textContent = '';
  // A pause that comes before the first sound ends this promise too, and is no trouble.
  audio.play().catch(() => {
    if (audio.error) note.textContent = note.getAttribute('data-trouble');
  });
}

function label(): void {
  play.ariaLabel = play.getAttribute(audio.paused ? 'data-play' : 'data-pause');
  play.toggleAttribute('data-playing', !audio.paused);
}

play.onclick = () => {
  if (!audio.paused) return audio.pause();
  if (audio.error) audio.load();
  start();
};
place.oninput = () => go(+place.value);
speed.onchange = () => {
  // The recording is not loaded yet: it takes its speed from the default then.
  audio.defaultPlaybackRate = audio.playbackRate = +speed.value;
};
for (const link of links) {
  link.onclick = (event) => {
    event.preventDefault();
    go(Number(link.dataset['at']));
    start();
  };
}
audio.onplay = audio.onpause = label;
audio.onwaiting = () => (note.textContent = 'Loading...');
audio.onplaying = () => (note.textContent = '');
audio.ontimeupdate = () => {
  show();
  remember(audio.currentTime);
};
audio.onended = () => go(0);

if (remembered()) {
  go(remembered());
  note.textContent = 'Your place in this tab';
}
