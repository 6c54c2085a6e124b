/** A request as the contact form sends it. */
import { site } from '#site';

export const LEAD = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.org',
  serviceInterest: Object.keys(site.services)[0],
  bestWayToContact: 'email',
  state: site.state,
  dataStorageConsent: true,
  pageUri: site.consultation.path,
};
