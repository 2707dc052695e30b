import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

/** Returns what the operator reads when these settings stop the start. */
function refusal(env: NodeJS.ProcessEnv): string {
  try {
    readSettings(env, '/srv');
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  throw new Error('the settings were accepted');
}

const bucket = {
  S3_ENDPOINT: 'https://s3.example',
  S3_REGION: 'no-1',
  S3_BUCKET: 'files',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'hush-hush',
};

describe('a wrong setting stops the start with one sentence that names it', () => {
  it.each([
    ['PORT', '0', 'PORT must be a whole number from 1 to 65535.'],
    ['PORT', '65536', 'PORT must be a whole number from 1 to 65535.'],
    ['PORT', '80a', 'PORT must be a whole number from 1 to 65535.'],
    ['HOST', 'localhost:3000', 'HOST must be a host name or an address, without port.'],
    [
      'BASE_URL',
      'samspel.example',
      'BASE_URL must be like https://samspel.example: http or https, a host and nothing after it.',
    ],
    [
      'BASE_URL',
      'https://samspel.example/app',
      'BASE_URL must be like https://samspel.example: http or https, a host and nothing after it.',
    ],
    [
      'BASE_URL',
      'ftp://samspel.example',
      'BASE_URL must be like https://samspel.example: http or https, a host and nothing after it.',
    ],
    [
      'DATABASE_URL',
      'mysql://kari:hush@db/x',
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
    ],
    ['DATABASE_URL', 'db.example', 'DATABASE_URL must be an address that begins with postgres:// or postgresql://.'],
    ['DEMO', 'maybe', 'DEMO must be true or false.'],
    ['SECRET_KEY', 'hush', 'SECRET_KEY must be at least 32 characters long.'],
    ['SECRET_KEY_PREVIOUS', 'hush', 'SECRET_KEY_PREVIOUS must be at least 32 characters long.'],
    ['SECRET_KEY_PREVIOUS', 'k'.repeat(32), 'SECRET_KEY must be set together with SECRET_KEY_PREVIOUS.'],
    ['METRICS_TOKEN', 'hush', 'METRICS_TOKEN must be at least 16 characters long.'],
    ['ADMIN_EMAILS', 'astrid@fjordvik.example, ola', 'ADMIN_EMAILS must be e-mail addresses with commas between them.'],
    ['SMTP_URL', 'http://kari:hush@mail.example', 'SMTP_URL must be an address that begins with smtp:// or smtps://.'],
    ['MAIL_FROM', 'Samspel', 'MAIL_FROM must be an e-mail address, or a name with the address in angle brackets.'],
    ['SUPPORT_EMAIL', 'help', 'SUPPORT_EMAIL must be an e-mail address.'],
    ['SUPPORT_PHONE', 'call us', 'SUPPORT_PHONE must be a telephone number.'],
    [
      'TRUST_PROXY',
      '10.0.0.0/33',
      'TRUST_PROXY must be true, false, the number of proxies, or their addresses with commas between them.',
    ],
    [
      'SECURITY_CONTACT',
      'http://samspel.example',
      'SECURITY_CONTACT must be e-mail addresses, or addresses that begin with https:// or tel:, with commas between them.',
    ],
    [
      'DATABASE_READ_URLS',
      'postgres://standby.internal/samspel, standby.internal',
      'DATABASE_READ_URLS must be addresses that begin with postgres:// or postgresql://, with commas between them.',
    ],
    [
      'DATABASE_READ_URLS',
      'postgres://standby.internal/samspel',
      'DATABASE_URL must be set together with DATABASE_READ_URLS.',
    ],
    ['BACKUP_TIME', '25:00', 'BACKUP_TIME must be a time of day in Oslo, like 01:30.'],
    ['BACKUP_TIME', '02:30', 'BACKUP_DIR must be set together with BACKUP_TIME.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, trace.'],
  ])('%s = %s', (name, value, sentence) => {
    expect(refusal({ [name]: value })).toBe(sentence);
  });

  it('never tells a secret', () => {
    for (const name of ['DATABASE_URL', 'SMTP_URL', 'SECRET_KEY', 'METRICS_TOKEN']) {
      expect(refusal({ [name]: 'x://hush' })).not.toContain('hush');
    }
    expect(refusal({ ...bucket, S3_ENDPOINT: 'nowhere' })).toBe(
      'S3_ENDPOINT must be an address that begins with https:// or http://.',
    );
  });

  it('takes settings that belong together all or not at all', () => {
    expect(refusal({ ...bucket, S3_REGION: '' })).toBe(
      'S3_REGION must be set together with S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY.',
    );
    expect(refusal({ OIDC_ISSUER: 'https://login.example' })).toBe(
      'OIDC_CLIENT_ID, OIDC_CLIENT_SECRET must be set together with OIDC_ISSUER.',
    );
  });
});

describe('settings that hold', () => {
  it('are those of a demo on this machine when nothing is set', () => {
    expect(readSettings({}, '/srv')).toMatchObject({
      port: 3000,
      host: 'localhost',
      baseUrl: 'http://localhost:3000',
      dataDir: '/srv/data',
      databaseUrl: undefined,
      demo: true,
      adminEmails: [],
      mailFrom: 'Samspel <samspel@localhost>',
      trustProxy: false,
      logLevel: 'warn',
      s3: undefined,
      oidc: undefined,
    });
  });

  it('take an empty value as none', () => {
    expect(readSettings({ PORT: ' ', S3_BUCKET: '', DEMO: '' }, '/srv')).toEqual(readSettings({}, '/srv'));
  });

  it('seed the demo by default only where neither database nor mail is real (product/wire#demo)', () => {
    expect(readSettings({ DATABASE_URL: 'postgres://db/samspel' }).demo).toBe(false);
    expect(readSettings({ SMTP_URL: 'smtp://mail.example' }).demo).toBe(false);
    expect(readSettings({ DATABASE_URL: 'postgres://db/samspel', DEMO: 'true' }).demo).toBe(true);
    expect(readSettings({ DEMO: 'false' }).demo).toBe(false);
  });

  it('are read as what they mean', () => {
    const settings = readSettings({
      PORT: '8080',
      BASE_URL: 'https://Samspel.example/',
      DATA_DIR: '/var/lib/samspel',
      ADMIN_EMAILS: 'Astrid@fjordvik.example, astrid@fjordvik.example ,ola@fjordvik.example,',
      MAIL_FROM: 'Samspel i Fjordvik <post@fjordvik.example>',
      TRUST_PROXY: 'loopback, 10.0.0.0/8',
      ...bucket,
    });
    expect(settings).toMatchObject({
      port: 8080,
      baseUrl: 'https://samspel.example',
      dataDir: '/var/lib/samspel',
      adminEmails: ['astrid@fjordvik.example', 'ola@fjordvik.example'],
      trustProxy: ['loopback', '10.0.0.0/8'],
      s3: {
        endpoint: 'https://s3.example',
        region: 'no-1',
        bucket: 'files',
        accessKeyId: 'key',
        secretAccessKey: 'hush-hush',
      },
    });
    expect(readSettings({ TRUST_PROXY: '1' }).trustProxy).toBe(1);
    expect(readSettings({ TRUST_PROXY: 'true' }).trustProxy).toBe(true);
  });
});
