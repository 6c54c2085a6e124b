/** The secret of a new authenticator app, to scan or to type. */
import type { JSX } from 'react';
import type { TotpSetUp } from '#domain/staff/session.ts';

export function AppCode({ app }: { app: TotpSetUp }): JSX.Element {
  const { size, path } = app.qr;
  return (
    <>
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
      <details className="text-sm">
        <summary className="min-h-11 cursor-pointer content-center font-semibold">
          The camera does not work
        </summary>
        <p className="text-ink-soft">Type this key into the app instead:</p>
        <p className="font-semibold break-all" data-secret>
          {app.secret.match(/.{4}/g)?.join(' ')}
        </p>
      </details>
    </>
  );
}
