/**
 * Loads the styles of what an island renders after it woke. Put it into an element of class
 * `late-styles`, which tells the build that the page needs none of them.
 */
import { type JSX, useSyncExternalStore } from 'react';
import stylesheet from '#styles/late.css?url&no-inline';

const never = (): (() => void) => () => undefined;

export function LateStyles(): JSX.Element | false {
  // At once where React renders an island anew (islands/root).
  const isAwake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  // React shows nothing new until it has loaded.
  return isAwake && <link rel="stylesheet" href={stylesheet} precedence="late" />;
}
