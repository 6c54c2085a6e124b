/** Profiles of the practice elsewhere, which the footer links to. */

/** Each has a drawing in `ui/Icon.tsx`; `link` is for any other place. */
export const SOCIAL_ICONS = ['instagram', 'youtube', 'podcast', 'link'] as const;

export interface SocialLink {
  /** Read out by screen readers. */
  name: string;
  href: string;
  icon: (typeof SOCIAL_ICONS)[number];
}
