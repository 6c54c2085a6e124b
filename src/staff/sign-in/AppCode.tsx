/** The secret of a new authenticator app: on a phone to open in the app or to copy, at a desk to scan. */
import { type JSX, useState } from 'react';
import type { TotpSetUp } from '#staff/contract/session.ts';
import { StaffButton, StaffButtonLink } from '../ui/StaffButton.tsx';
import { LATE_GLYPHS } from '../ui/late-glyphs.ts';

/** What to do, above the secret. Nobody can point the camera of a phone at its own screen. */
export function AppLead(): JSX.Element {
  return (
    <>
      <span className="pointer-coarse:hidden">
        Open your authenticator app, add an account, and point the camera here.
      </span>
      <span className="hidden pointer-coarse:inline">
        Is the app on this phone? Open it with the button, or copy the key and paste it there.
      </span>{' '}
      Then type the code that the app shows.
    </>
  );
}

export function AppCode({ app }: { app: TotpSetUp }): JSX.Element {
  const [isCopied, setCopied] = useState(false);
  const { size, path } = app.qr;
  const copy = (): void => {
    navigator.clipboard
      .writeText(app.secret)
      .then(() => setCopied(true))
      .catch(console.error);
  };
  return (
    <div className="grid gap-3.5">
      <StaffButtonLink
        className="pointer-fine:hidden"
        look="ink"
        tall
        glyph={LATE_GLYPHS.key}
        href={app.uri}
      >
        Open the app on this phone
      </StaffButtonLink>
      <figure className="m-0 grid gap-1.5 pointer-coarse:order-last">
        <figcaption className="hidden text-sm text-ink-soft pointer-coarse:block">
          The app is on another phone? Scan this with it:
        </figcaption>
        <svg
          className="bg-white w-56 max-w-full justify-self-center rounded-paper"
          viewBox={`0 0 ${size} ${size}`}
          role="img"
          aria-label="QR code for the authenticator app. The same key is in words below."
          shapeRendering="crispEdges"
        >
          <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
          <path d={path} fill="#000" />
        </svg>
      </figure>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <p className="grow text-sm">
          <span className="text-ink-soft">Or with this key:</span>{' '}
          <span className="font-semibold break-all" data-secret>
            {app.secret.match(/.{4}/g)?.join(' ')}
          </span>
        </p>
        <StaffButton glyph={LATE_GLYPHS.copy} onClick={copy}>
          {isCopied ? 'Copied' : 'Copy the key'}
        </StaffButton>
      </div>
    </div>
  );
}
