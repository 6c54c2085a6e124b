/**
 * Loads the styles of what an island renders after it woke. Put it into an element of class
 * `late-styles`, which tells the build that the page needs none of them.
 */
import { type JSX, useEffect, useState } from 'react';
import stylesheet from '#styles/late.css?url&no-inline';

export function LateStyles(): JSX.Element | false {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  // React shows nothing new until it has loaded.
  return isAwake && <link rel="stylesheet" href={stylesheet} precedence="late" />;
}
