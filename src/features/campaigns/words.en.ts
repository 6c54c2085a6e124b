export interface CampaignWords {
  person: string;
  call: (name: string, minutes: number) => string;
  /** Label of the text. */
  what: string;
}

export const ENGLISH_CAMPAIGN: CampaignWords = {
  person: 'Talk to a person',
  call: (name, minutes) => `The ${name} takes ${minutes} minutes and costs nothing.`,
  what: 'What it is',
};
