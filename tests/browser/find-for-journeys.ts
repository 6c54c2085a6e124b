/** Finds the browser once, when journeys really run: tools that only read Playwright's configuration need none. */
import { findBrowser } from './find.ts';

// Playwright requires a default export here; its workers inherit the environment.
export default async function findForJourneys(): Promise<void> {
  process.env.JOURNEY_BROWSER ??= JSON.stringify(await findBrowser());
}
