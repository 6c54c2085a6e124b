/** Sample toasts for the component gallery, shown by the real store. */
import type { JSX } from 'react';
import { ActionButton } from '#ui/Button.tsx';
import { showToast, type ToastWords } from '#stores/toasts.ts';

const SAMPLES: Readonly<Record<string, ToastWords>> = {
  'Show a toast': {
    title: 'Request submitted',
    description: 'We’ll get back to you within 24 business hours.',
  },
  'Show bad news': {
    title: 'Error submitting form',
    description: 'Please try again later',
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
};

export function ToastSamples(): JSX.Element {
  return (
    <p className="row">
      {Object.entries(SAMPLES).map(([text, words]) => (
        <ActionButton look="line" small key={text} onClick={() => showToast(words)}>
          {text}
        </ActionButton>
      ))}
    </p>
  );
}
