/** Form posts without JavaScript: success and error pages. */
import { THANK_YOU_PATHS } from '#lib/fixed-paths.ts';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { HONEYPOT } from '#lib/honeypot.ts';
import { CONTACT_MESSAGES } from '#features/booking/contact.schema.ts';
import { site } from '#site';
import { freshServer, rowsOf, sharedServer } from './harness.ts';
import { lead, OTHER_SERVICE, postForm } from './leads.ts';
import { attributes } from './page.ts';

/** Fields of a valid post, as a browser sends them. */
function fields(changes: Record<string, string> = {}): Record<string, string> {
  const { communicationsOptIn: _news, ...rest } = lead({ dataStorageConsent: 'on', ...changes });
  return Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]));
}

const shared = sharedServer();

describe('A form post without JavaScript', () => {
  it('redirects to the thank-you page, and stores the lead', async () => {
    const { origin, data } = shared();
    const sent = fields({ message: 'One\r\nTwo & "three"' });
    const { status, headers } = await postForm(origin, sent);
    expect([status, headers.get('location')]).toEqual([303, `${THANK_YOU_PATHS.first}#by-text`]);
    const kept = rowsOf(
      data,
      "select fields ->> 'message' as message, fields ->> 'communicationsOptIn' as news from leads where fields ->> 'email' = ?",
      sent['email'] ?? '',
    );
    expect(kept).toEqual([{ message: 'One\nTwo & "three"', news: 0 }]);
  });

  it('stores safe-contact answers as given, omits unanswered ones, and rejects other values', async () => {
    const { origin, data } = shared();
    const sent = fields({ safeToCall: 'no', safeToVoicemail: 'yes' });
    expect((await postForm(origin, sent)).status).toBe(303);
    const [kept] = rowsOf(
      data,
      "select fields from leads where fields ->> 'email' = ?",
      sent['email'] ?? '',
    );
    const stored: unknown = JSON.parse(String(kept?.['fields']));
    expect(stored).toMatchObject({ safeToCall: 'no', safeToVoicemail: 'yes' });
    expect(stored).not.toHaveProperty('safeToText');
    const refused = await postForm(origin, fields({ safeToText: 'maybe' }));
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Please answer yes or no');
  });

  it('shows the page with the input, a message at each field and a summary', async () => {
    const { origin } = shared();
    const bad = fields({
      lastName: '',
      email: 'not an address',
      serviceInterest: OTHER_SERVICE,
      bestWayToContact: 'call',
      message: '</textarea><script>alert(1)</script>',
      firstName: '"><img src=x onerror=alert(1)>',
      [HONEYPOT]: 'x',
    });
    const { dataStorageConsent: _consent, ...sent } = bad;
    const answer = await postForm(origin, sent);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      422,
      'text/html; charset=utf-8',
    ]);
    const html = await answer.text();
    const $ = load(html);
    const form = $('form[action="/api/submit-homepage-form"]');
    const value = (name: string) => form.find(`[name="${name}"]`).val();

    expect($('title').text()).toBe('Error: Vibe Check');
    expect(
      ['firstName', 'lastName', 'email', 'serviceInterest', 'message', 'state', HONEYPOT].map(
        value,
      ),
    ).toEqual([
      sent['firstName'],
      '',
      'not an address',
      OTHER_SERVICE,
      sent['message'],
      'Texas',
      undefined,
    ]);
    expect(attributes(form.find('[name="bestWayToContact"][checked]'), 'value')).toEqual(['call']);
    expect(form.find('[name="communicationsOptIn"]').attr('checked')).toBeUndefined();
    expect($('script, img')).toHaveLength(0);
    expect($('input[value="not this one"]')).toHaveLength(1);

    const email = form.find('[name="email"]');
    expect(email.attr('aria-invalid')).toBe('true');
    expect(email.attr('aria-describedby')).toBe('contact-email-hint contact-email-error');
    expect($('#contact-email-error').text()).toBe(CONTACT_MESSAGES.email);
    expect($('#contact-email-error').attr('hidden')).toBeUndefined();
    expect($('#contact-first-name-error').is('[hidden]')).toBe(true);
    expect(form.find('[name="lastName"]').attr('aria-describedby')).toBe('lastName-error');

    const summary = form.find('[data-error-summary]');
    expect([summary.attr('hidden'), summary.attr('tabindex'), summary.is('[autofocus]')]).toEqual([
      undefined,
      '-1',
      true,
    ]);
    expect(
      summary
        .find('li a')
        .map((_, at) => [[at.attribs['href'], $(at).text()]])
        .get(),
    ).toEqual([
      ['#contact-last-name', CONTACT_MESSAGES.lastName],
      ['#contact-email', CONTACT_MESSAGES.email],
      ['#contact-consent', CONTACT_MESSAGES.dataStorageConsent],
    ]);
    for (const link of summary.find('a').get()) expect($(link.attribs['href'])).toHaveLength(1);
    // Not hydrated: an island would start with the empty form of the build.
    expect($('astro-island')).toHaveLength(1);
    expect($('astro-island[client]')).toHaveLength(0);
  });

  it('shows a plain page for all other errors', async () => {
    const { origin } = await freshServer({ RATE_LIMIT: '6/10m' });
    const sent = fields();
    const key = { 'Idempotency-Key': 'the same' };
    await postForm(origin, sent, key);
    const answers = {
      409: await postForm(origin, { ...sent, state: 'Ohio' }, key),
      403: await postForm(origin, sent, { Origin: 'https://evil.example' }),
      413: await postForm(origin, { ...sent, message: 'x'.repeat(70_000) }),
      415: await postForm(origin, sent, {
        'Content-Type': 'application/x-www-form-urlencoded; charset=utf-16',
      }),
      400: await postForm(origin, sent, { 'Idempotency-Key': 'k'.repeat(300) }),
    };
    await postForm(origin, fields());
    await postForm(origin, fields());
    const all = Object.entries({ ...answers, 429: await postForm(origin, fields()) });
    for (const [status, answer] of all) {
      expect(answer.status).toBe(Number(status));
      if (status === '415') continue;
      const text = await answer.text();
      expect([status, text]).toEqual([status, expect.stringContaining('your text is still there')]);
      expect(text).toContain(site.phone.text);
      expect(text).toContain(site.phone.href);
    }
  });
});
