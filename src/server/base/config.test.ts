import { describe, expect, it } from 'vitest';
import { site } from '#site';
import { getConfig, misspelled } from './config.ts';
import { SettingError } from './setting.ts';

describe('getConfig', () => {
  it('has defaults for everything', () => {
    const config = getConfig({});
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 4321,
      siteUrl: site.url,
      allowedOrigins: [],
      database: { kind: 'file', path: './data/leads.db' },
      rateLimit: { max: 20, windowMs: 600_000 },
      trustProxy: 0,
      logLevel: 'info',
    });
    expect(config.hubspot).toEqual({
      origin: 'https://api.hsforms.com',
      token: undefined,
      portalId: undefined,
      forms: {},
      spacingMs: 205,
      fields: {},
      subscriptionId: undefined,
    });
    expect([config.mail, config.webhook, config.metricsToken]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([config.retentionDays, config.backupDays, config.selfTestMs]).toEqual([
      365, 35, 3_600_000,
    ]);
    expect(config.retryMs.slice(0, 3)).toEqual([30_000, 120_000, 600_000]);
  });

  it('treats an empty value as unset', () => {
    expect(getConfig({ PORT: '', HUBSPOT_TOKEN: ' ', RATE_LIMIT: '' })).toEqual(getConfig({}));
  });

  it('reads every variable', () => {
    const config = getConfig({
      HOST: '::',
      PORT: '8080',
      SITE_URL: 'https://practice.example/',
      BUILD_DAY: '2026-03-04',
      BUILD_PREVIEW: '1',
      CONTENT_DIR: '/srv/content',
      PUBLISH_COMMAND: '/srv/upload.sh',
      ALLOWED_ORIGINS: 'https://www.practice.example, http://localhost:4321',
      DATABASE_URL: 'file:///var/lib/leads.db',
      HUBSPOT_ORIGIN: 'http://127.0.0.1:9000',
      HUBSPOT_TOKEN: 'pat-na1-0000',
      HUBSPOT_PORTAL_ID: '4500123',
      HUBSPOT_CONTACT_FORM_ID: '8f1c2b7e-0d4a-4c55-9a5e-3f6f1f0c9a11',
      HUBSPOT_QUIZ_FORM_ID: 'quiz-form',
      HUBSPOT_SPACING_MS: '0',
      HUBSPOT_FIELDS: 'message:-, state:us_state',
      HUBSPOT_SUBSCRIPTION_ID: '777',
      SMTP_URL: 'smtps://user:secret@mail.example',
      NOTIFY_TO: 'office@practice.example, desk@practice.example',
      WEBHOOK_URL: 'https://hooks.example/leads',
      WEBHOOK_SECRET: `whsec_${'c2VjcmV0'.repeat(4)}`,
      PUSH_ORIGINS: 'https://push.practice.example,',
      BUSY_CALENDARS: 'webcal://calendar.example/a.ics, http://127.0.0.1:9001/b.ics',
      RETENTION_DAYS: '30',
      BACKUP_DAYS: '7',
      BACKUP_CERTIFICATE: '/etc/backup.pem',
      BACKUP_DAILY: '3',
      BACKUP_WEEKLY: '0',
      METRICS_TOKEN: 'prometheus'.repeat(3),
      SELF_TEST: 'off',
      HEARTBEAT_URL: 'https://watch.example/ping/1',
      DELIVERY_RETRY_MS: '1, 20,300',
      RATE_LIMIT: '5/2h',
      TRUST_PROXY: '2',
      LOG_LEVEL: 'warn',
    });
    expect(config).toEqual({
      host: '::',
      port: 8080,
      siteUrl: 'https://practice.example',
      buildDay: '2026-03-04',
      buildPreview: true,
      contentDir: '/srv/content',
      publishCommand: '/srv/upload.sh',
      allowedOrigins: ['https://www.practice.example', 'http://localhost:4321'],
      database: { kind: 'file', path: '/var/lib/leads.db' },
      hubspot: {
        origin: 'http://127.0.0.1:9000',
        token: 'pat-na1-0000',
        portalId: '4500123',
        forms: { contact: '8f1c2b7e-0d4a-4c55-9a5e-3f6f1f0c9a11', quiz: 'quiz-form' },
        spacingMs: 0,
        fields: { message: null, state: 'us_state' },
        subscriptionId: 777,
      },
      mail: {
        smtpUrl: 'smtps://user:secret@mail.example',
        to: ['office@practice.example', 'desk@practice.example'],
        from: 'office@practice.example',
      },
      webhook: { url: 'https://hooks.example/leads', secret: `whsec_${'c2VjcmV0'.repeat(4)}` },
      pushOrigins: ['https://push.practice.example'],
      busyCalendars: ['https://calendar.example/a.ics', 'http://127.0.0.1:9001/b.ics'],
      retentionDays: 30,
      backupDays: 7,
      backup: { certificate: '/etc/backup.pem', daily: 3, weekly: 0 },
      metricsToken: 'prometheus'.repeat(3),
      selfTestMs: 'off',
      heartbeatUrl: 'https://watch.example/ping/1',
      retryMs: [1, 20, 300],
      rateLimit: { max: 5, windowMs: 7_200_000 },
      trustProxy: 2,
      logLevel: 'warn',
    });
    expect(getConfig({ RATE_LIMIT: 'off' }).rateLimit).toBe('off');
    expect(getConfig({ DATABASE_URL: 'file:leads.db' }).database).toEqual({
      kind: 'file',
      path: 'leads.db',
    });
    const url = 'postgres://leads:secret@db.example:5432/leads?sslmode=require';
    expect(getConfig({ DATABASE_URL: url }).database).toEqual({ kind: 'postgres', url });
  });

  it.each([
    ['HOST', 'not a host'],
    ['PORT', '65536'],
    ['PORT', '80a'],
    ['BUILD_PREVIEW', 'yes'],
    ['BACKUP_DAILY', '0'],
    ['BACKUP_WEEKLY', '-1'],
    ['SITE_URL', 'practice.example'],
    ['SITE_URL', 'https://practice.example/path'],
    ['SITE_URL', 'ftp://practice.example'],
    ['ALLOWED_ORIGINS', 'https://good.example,nonsense'],
    ['DATABASE_URL', './leads.db'],
    ['DATABASE_URL', 'file:'],
    ['DATABASE_URL', 'file:data/'],
    ['DATABASE_URL', 'file://host/leads.db'],
    ['DATABASE_URL', 'postgres://host'],
    ['DATABASE_URL', 'mysql://host/leads'],
    ['HUBSPOT_ORIGIN', 'https://api.hsforms.com/submissions'],
    ['DATABASE_URL', 'postgres://leads@db.example/leads'],
    ['DATABASE_URL', 'postgres://leads@db.example/leads?sslmode=prefer'],
    ['DATABASE_URL', 'postgres://leads@db.example/leads?ssl=false'],
    ['DATABASE_URL', 'postgres://leads@localhost/leads?host=db.example'],
    ['HUBSPOT_ORIGIN', 'http://api.hsforms.com'],
    ['HUBSPOT_ORIGIN', 'http://127.0.0.1.example.com'],
    ['WEBHOOK_SECRET', 'whsec_'],
    ['WEBHOOK_SECRET', 'whsec_!!!!'],
    ['WEBHOOK_SECRET', 'whsec_c2VjcmV0'],
    ['WEBHOOK_SECRET', `whsec_${'c2VjcmV0'.repeat(4)}!`],
    ['WEBHOOK_SECRET', '8letters'],
    ['METRICS_TOKEN', '8letters'],
    ['METRICS_TOKEN', 'twenty-three-characters'],
    ['HUBSPOT_TOKEN', 'with space'],
    ['HUBSPOT_PORTAL_ID', '../../evil'],
    ['HUBSPOT_CONTACT_FORM_ID', 'a/b'],
    ['HUBSPOT_SPACING_MS', '-1'],
    ['DELIVERY_RETRY_MS', '30000,soon'],
    ['DELIVERY_RETRY_MS', '0'],
    ['HUBSPOT_FIELDS', 'nonsense:-'],
    ['HUBSPOT_FIELDS', '__proto__:-'],
    ['HUBSPOT_SUBSCRIPTION_ID', 'news'],
    ['SMTP_URL', 'mail.example.com'],
    ['NOTIFY_TO', 'office@example.com\r\nBcc: all@example.com'],
    ['NOTIFY_FROM', 'Office <office@example.com>'],
    ['WEBHOOK_URL', 'http://hooks.example.com/leads'],
    ['WEBHOOK_URL', 'file:///etc/passwd'],
    ['BUSY_CALENDARS', 'http://calendar.example.com/a.ics'],
    ['BUSY_CALENDARS', 'https://10.0.0.5/a.ics'],
    ['BUSY_CALENDARS', 'https://intranet/a.ics'],
    ['BUSY_CALENDARS', 'file:///etc/passwd'],
    ['RETENTION_DAYS', '0'],
    ['BACKUP_DAYS', '0'],
    ['SELF_TEST', 'often'],
    ['HEARTBEAT_URL', 'http://watch.example/ping/1'],
    ['HEARTBEAT_URL', 'https://me:secret@watch.example/'],
    ['RATE_LIMIT', '20'],
    ['RATE_LIMIT', '0/10m'],
    ['TRUST_PROXY', 'yes'],
    ['LOG_LEVEL', 'loud'],
  ])('rejects %s=%s with the variable name and a valid example', (name, value) => {
    const read = (): unknown => getConfig({ [name]: value });
    expect(read).toThrow(SettingError);
    expect(read).toThrow(
      new RegExp(`${name} .*Example: .*${name}=`.replace(' .*Example: .*', '[^]*Example: [^]*')),
    );
  });

  it.each([
    'postgres://leads@localhost/leads',
    'postgres://leads@127.0.0.1:5433/leads',
    'postgres://leads@[::1]/leads',
    'postgres://leads@%2Fvar%2Frun%2Fpostgresql/leads',
    'postgres:///leads?host=/var/run/postgresql',
    'postgres://leads@db.example/leads?sslmode=verify-full',
    'postgresql://leads@db.example/leads?sslmode=disable',
    'postgres://leads@db.example/leads?ssl=true',
  ])('accepts %s: encryption is explicit, or not needed', (url) => {
    expect(getConfig({ DATABASE_URL: url }).database).toEqual({ kind: 'postgres', url });
  });

  it('accepts a secret that is not base64, if it is long enough', () => {
    const secret = 'a sentence is no secret'.replaceAll(' ', '-').padEnd(24, '!');
    const env = { WEBHOOK_URL: 'https://hooks.example', WEBHOOK_SECRET: secret };
    expect(getConfig(env).webhook?.secret).toBe(secret);
  });

  it('shows a valid example in each error', () => {
    for (const [name, wrong] of Object.entries({
      PORT: 'x',
      SITE_URL: 'x',
      DATABASE_URL: 'x',
      RATE_LIMIT: 'x',
      DELIVERY_RETRY_MS: 'x',
      LOG_LEVEL: 'x',
      HUBSPOT_PORTAL_ID: '/',
    })) {
      const message = ((): string => {
        try {
          getConfig({ [name]: wrong });
          return '';
        } catch (error) {
          return error instanceof SettingError ? error.message : '';
        }
      })();
      const example = new RegExp(`Example: ${name}=(\\S+)`).exec(message)?.[1];
      expect(getConfig({ [name]: example ?? wrong })).toBeDefined();
    }
  });

  it('requires SMTP_URL if NOTIFY_TO is set', () => {
    expect(() => getConfig({ NOTIFY_TO: 'office@example.com' })).toThrow('Example: SMTP_URL=');
  });

  it('requires NOTIFY_TO if SMTP_URL is set', () => {
    expect(() => getConfig({ SMTP_URL: 'smtp://localhost:25' })).toThrow('Example: NOTIFY_TO=');
  });

  it.each(['HUBSPOT_TOKEN', 'METRICS_TOKEN', 'WEBHOOK_SECRET', 'SMTP_URL'])(
    'does not echo a wrong value of %s, which may be secret',
    (name) => {
      const read = (): unknown => getConfig({ [name]: 'a word' });
      expect(read).toThrow(name);
      expect(read).not.toThrow('a word');
    },
  );

  it('does not echo the password of a database URL', () => {
    for (const url of ['postgres://hearth:secret@db', 'postgres://hearth:secret@db/leads']) {
      const read = (): unknown => getConfig({ DATABASE_URL: url });
      expect(read).toThrow('DATABASE_URL');
      expect(read).not.toThrow('secret');
    }
  });
});

describe('misspelled', () => {
  it('finds what is one letter from a setting that is not set', () => {
    const env = { NOTIFY_T0: 'a@example.com', SMPT_URL: 'smtp://127.0.0.1', DATABASE_URLS: 'x' };
    expect(misspelled(env)).toEqual([
      ['NOTIFY_T0', 'NOTIFY_TO'],
      ['SMPT_URL', 'SMTP_URL'],
      ['DATABASE_URLS', 'DATABASE_URL'],
    ]);
  });

  it('leaves settings, and what other programs read, alone', () => {
    const env = {
      SMTP_URL: 'x',
      SMTP_URLS: 'y',
      POST: '1',
      HOME: '/root',
      LANG: 'C',
      SITE_URL: 'x',
    };
    expect(misspelled(env)).toEqual([]);
  });
});
