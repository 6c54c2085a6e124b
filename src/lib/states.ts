/** Two letters, and the time zone of most people there. */
const EAST = 'America/New_York';
const CENTRAL = 'America/Chicago';
const MOUNTAIN = 'America/Denver';
const PACIFIC = 'America/Los_Angeles';

const STATES: Readonly<Record<string, readonly [region: string, timeZone: string]>> = {
  Alabama: ['AL', CENTRAL],
  Alaska: ['AK', 'America/Anchorage'],
  Arizona: ['AZ', 'America/Phoenix'],
  Arkansas: ['AR', CENTRAL],
  California: ['CA', PACIFIC],
  Colorado: ['CO', MOUNTAIN],
  Connecticut: ['CT', EAST],
  Delaware: ['DE', EAST],
  'District of Columbia': ['DC', EAST],
  Florida: ['FL', EAST],
  Georgia: ['GA', EAST],
  Hawaii: ['HI', 'Pacific/Honolulu'],
  Idaho: ['ID', 'America/Boise'],
  Illinois: ['IL', CENTRAL],
  Indiana: ['IN', 'America/Indiana/Indianapolis'],
  Iowa: ['IA', CENTRAL],
  Kansas: ['KS', CENTRAL],
  Kentucky: ['KY', EAST],
  Louisiana: ['LA', CENTRAL],
  Maine: ['ME', EAST],
  Maryland: ['MD', EAST],
  Massachusetts: ['MA', EAST],
  Michigan: ['MI', 'America/Detroit'],
  Minnesota: ['MN', CENTRAL],
  Mississippi: ['MS', CENTRAL],
  Missouri: ['MO', CENTRAL],
  Montana: ['MT', MOUNTAIN],
  Nebraska: ['NE', CENTRAL],
  Nevada: ['NV', PACIFIC],
  'New Hampshire': ['NH', EAST],
  'New Jersey': ['NJ', EAST],
  'New Mexico': ['NM', MOUNTAIN],
  'New York': ['NY', EAST],
  'North Carolina': ['NC', EAST],
  'North Dakota': ['ND', CENTRAL],
  Ohio: ['OH', EAST],
  Oklahoma: ['OK', CENTRAL],
  Oregon: ['OR', PACIFIC],
  Pennsylvania: ['PA', EAST],
  'Puerto Rico': ['PR', 'America/Puerto_Rico'],
  'Rhode Island': ['RI', EAST],
  'South Carolina': ['SC', EAST],
  'South Dakota': ['SD', CENTRAL],
  Tennessee: ['TN', CENTRAL],
  Texas: ['TX', CENTRAL],
  Utah: ['UT', MOUNTAIN],
  Vermont: ['VT', EAST],
  Virginia: ['VA', EAST],
  Washington: ['WA', PACIFIC],
  'West Virginia': ['WV', EAST],
  Wisconsin: ['WI', CENTRAL],
  Wyoming: ['WY', MOUNTAIN],
};

/** Their names, by the alphabet. */
export const STATE_NAMES: readonly string[] = Object.keys(STATES);

/** Its name in any case, or its two letters. */
export function stateNamed(
  typed: string,
): { state: string; region: string; timeZone: string } | undefined {
  const wanted = typed.trim().toLowerCase();
  for (const [state, [region, timeZone]] of Object.entries(STATES))
    if ([state, region].some((name) => name.toLowerCase() === wanted))
      return { state, region, timeZone };
  return undefined;
}
