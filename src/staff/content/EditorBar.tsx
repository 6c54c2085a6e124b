/** What the bar above the content editor leads to. */
import { useStore } from '@nanostores/react';
import { type JSX, lazy, Suspense, useState } from 'react';
import { CHANGES_PAGE } from '#staff/contract/content.ts';
import { $content } from '../stores/content/state.ts';
import { StaffButtonLink, StaffIconButton } from '../ui/StaffButton.tsx';

const OwnSheet = lazy(async () => ({
  default: (await import('../frame/after-answer.ts')).rare.OwnSheet,
}));

/** What is saved and not on the site, as a number. */
export function ChangesLink(): JSX.Element {
  const changes = useStore($content)?.changes.length ?? 0;
  return (
    <StaffButtonLink href={CHANGES_PAGE}>
      {changes > 0 ? `Changes · ${changes}` : 'Changes'}
    </StaffButtonLink>
  );
}

/** Who is signed in, on a phone; at a desk the rail has it. */
export function OwnAccountButton(): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <StaffIconButton
        className="lg:hidden"
        label="Your account"
        glyph="more"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <OwnSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
