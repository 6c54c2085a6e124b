/** Episode player: nothing loads before Play or a timestamp. Without it: native controls and links into the audio. */
import type { PodcastWords } from './words.en.ts';

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

const words: PodcastWords['script'] = JSON.parse(card.dataset['words'] as string);

/** 75 → `1:15`; minutes go beyond 59. */
const clock = (seconds: number): string =>
  `${Math.trunc(seconds / 60)}:${`${Math.trunc(seconds % 60)}`.padStart(2, '0')}`;

/** Stored position of this tab; 0 without storage. */
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
    // Storage is blocked: the position is not stored.
  }
}

function show(): void {
  const at = audio.currentTime;
  const text = `${clock(at)} ${words.of} ${clock(+place.max)}`;
  place.value = `${at}`;
  place.ariaValueText = text;
  time.textContent = text;
  for (const stop of stops) stop.setAttribute('offset', `${at / +place.max}`);
  const now = links.filter(({ dataset }) => Number(dataset['at']) <= at);
  for (const link of links) {
    // Chapters and cues are separate lists: in each, the last one begun is active.
    const isHeard =
      now.filter((other) => other.closest('ol') === link.closest('ol')).pop() === link;
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
  // `play` also rejects if paused before the first sound; not an error.
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
  // Before the recording loads, the speed is taken from the default.
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
audio.onwaiting = () => (note.textContent = words.loading);
audio.onplaying = () => (note.textContent = '');
audio.ontimeupdate = () => {
  show();
  remember(audio.currentTime);
};
audio.onended = () => go(0);

if (remembered()) {
  go(remembered());
  note.textContent = words.kept;
}
