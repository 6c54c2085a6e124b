/** Sample toasts for the component gallery, shown by the real store. */
import type { JSX } from 'react';
import { ENGLISH_CONTACT } from '#features/booking/words.en.ts';
import { promised } from '#features/booking/words.ts';
import { ActionButton } from '#ui/Button.tsx';
import { showToast, type ToastWords } from '#lib/toasts.store.ts';

const { sent, failed } = ENGLISH_CONTACT.toasts;

const samplesOf = (reply: string): Readonly<Record<string, ToastWords>> => ({
  'Show a toast': {
    ...sent,
    description: promised(sent.description, reply),
  },
  'Show bad news': {
    ...failed,
    variant: 'destructive',
  },
  'Show one with a way on': {
    title: 'Results ready!',
    description: 'Your personalized relationship insights are ready.',
    action: {
      text: 'See them',
      alt: 'They stand on this page, under the quiz',
      href: '#quiz-steps',
    },
  },
});

export function ToastSamples({ reply }: { reply: string }): JSX.Element {
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-4 py-2">
      {Object.entries(samplesOf(reply)).map(([text, words]) => (
        <ActionButton look="line" small key={text} onClick={() => showToast(words)}>
          {text}
        </ActionButton>
      ))}
    </p>
  );
}
