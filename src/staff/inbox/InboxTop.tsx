/** The bar on top of the list on a phone. */
import { type JSX, lazy, Suspense, useState } from 'react';
import { StaffIconButton } from '../ui/StaffButton.tsx';
import { BrandMark } from '#ui/BrandMark.tsx';
import { HideNamesButton } from '../frame/HideNamesButton.tsx';

const MoreOfInbox = lazy(async () => ({
  default: (await import('./after-list.ts')).late.MoreOfInbox,
}));

/** As in LATE_GLYPHS, which the list does without. */
const PLUS = 'M10 4v12M4 10h12';

/** Name of the place, a new request, search, eye and more; at a desk the rail and the search have them. */
export function InboxTop(props: {
  onNew: () => void;
  onSearch: () => void;
  onKeys: () => void;
}): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="flex min-h-14 items-center gap-1 bg-paper py-1.5 pr-1.5 pl-4 lg:contents">
      <h1 className="flex min-w-0 flex-1 items-center gap-2.5 text-lg lg:vh">
        <BrandMark className="mark h-[17px] w-11 flex-none" />
        Inbox
      </h1>
      <StaffIconButton
        className="lg:hidden"
        label="New request"
        glyph={PLUS}
        onClick={props.onNew}
      />
      <StaffIconButton
        className="lg:hidden"
        label="Search and filters"
        glyph="search"
        onClick={props.onSearch}
      />
      <HideNamesButton className="lg:hidden" />
      <StaffIconButton
        className="lg:hidden"
        label="More"
        glyph="more"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <MoreOfInbox onKeys={props.onKeys} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}
