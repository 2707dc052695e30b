import { isIP } from 'node:net';
import { isClockTime } from '@samspel/domain/time/clock-time';
import { z } from 'zod';

/** How much the server writes to its log, from nothing to everything. */
const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof logLevels)[number];

const email = z.string().regex(/^[^\s@<>,]+@[^\s@<>,]+\.[^\s@<>,.]+$/);
/** An address as a URI: an e-mail address becomes `mailto:`. */
const contact = z.union([
  email.transform((address) => `mailto:${address}`),
  z.url({ protocol: /^https$/ }),
  z.string().regex(/^tel:\+?[\d-]{3,20}$/),
]);
const sender = /^(?:[^<>\r\n]*<([^<>]+)>|([^<>]+))$/;
const network = z.enum(['loopback', 'linklocal', 'uniquelocal']);
const proxy = z.union([network, z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
/** Values with commas between them. */
const listed = z.string().transform((text) => text.split(',').map((part) => part.trim()));
const filled = z.string().optional();

/** Adds to a schema what the setting must be: the end of the sentence `NAME must be …`. */
const setting = <T extends z.ZodType>(mustBe: string, schema: T): T => schema.describe(mustBe);

const whole = (least: number, most: number) =>
  setting(
    `a whole number from ${least} to ${most}`,
    z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number)
      .pipe(z.int().min(least).max(most))
      .optional(),
  );

/** Addresses as a URL of PostgreSQL has them, with commas between. */
const postgres = z.url({ protocol: /^postgres(ql)?$/, hostname: /./ }).includes('://');

const secret = (least: number) => setting(`at least ${least} characters long`, z.string().min(least).optional());

const address = (...schemes: string[]) =>
  setting(
    `an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
    z
      .url({ protocol: new RegExp(`^(${schemes.join('|')})$`), hostname: /./ })
      .includes('://')
      .optional(),
  );

/** The environment variables that Samspel reads (product/wire#settings), by their names. Empty values must be left out before parsing. */
const environment = z.object({
  PORT: whole(1, 65_535),
  HOST: setting(
    'a host name or an address, without port',
    z
      .string()
      .refine((value) => isIP(value) > 0 || /^[a-z\d.-]+$/i.test(value))
      .optional(),
  ),
  BASE_URL: setting(
    'like https://samspel.example: http or https, a host and nothing after it',
    z
      .url({ protocol: /^https?$/ })
      .refine((value) => URL.parse(value)?.href === `${URL.parse(value)?.origin}/`)
      .transform((value) => new URL(value).origin)
      .optional(),
  ),
  DATA_DIR: filled,
  DATABASE_URL: address('postgres', 'postgresql'),
  DATABASE_READ_URLS: setting(
    'addresses that begin with postgres:// or postgresql://, with commas between them',
    listed.pipe(z.array(postgres)).optional(),
  ),
  DEMO: setting('true or false', z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] }).optional()),
  SECRET_KEY: secret(32),
  SECRET_KEY_PREVIOUS: secret(32),
  ADMIN_EMAILS: setting(
    'e-mail addresses with commas between them',
    listed
      .transform((parts) => [...new Set(parts.filter(Boolean).map((part) => part.toLowerCase()))])
      .pipe(z.array(email))
      .optional(),
  ),
  SMTP_URL: address('smtp', 'smtps'),
  MAIL_FROM: setting(
    'an e-mail address, or a name with the address in angle brackets',
    z
      .string()
      .refine((value) => {
        const [, inBrackets, alone] = sender.exec(value) ?? [];
        return email.safeParse((inBrackets ?? alone)?.trim()).success;
      })
      .optional(),
  ),
  SUPPORT_EMAIL: setting('an e-mail address', email.optional()),
  SUPPORT_PHONE: setting(
    'a telephone number',
    z
      .string()
      .regex(/^\+?[\d ()-]{3,20}$/)
      .optional(),
  ),
  SECURITY_CONTACT: setting(
    'e-mail addresses, or addresses that begin with https:// or tel:, with commas between them',
    listed.pipe(z.array(contact)).optional(),
  ),
  METRICS_TOKEN: secret(16),
  TRUST_PROXY: setting(
    'true, false, the number of proxies, or their addresses with commas between them',
    z
      .union([
        z.enum(['true', 'false']).transform((word) => word === 'true'),
        z
          .string()
          .regex(/^\d{1,2}$/)
          .transform(Number),
        listed.pipe(z.array(proxy)),
      ])
      .optional(),
  ),
  LOG_LEVEL: setting(`one of ${logLevels.join(', ')}`, z.enum(logLevels).optional()),
  BACKUP_KEY: secret(16),
  BACKUP_DIR: filled,
  BACKUP_TIME: setting('a time of day in Oslo, like 01:30', z.string().refine(isClockTime).optional()),
  S3_ENDPOINT: address('https', 'http'),
  S3_REGION: filled,
  S3_BUCKET: filled,
  S3_ACCESS_KEY_ID: filled,
  S3_SECRET_ACCESS_KEY: filled,
  OIDC_ISSUER: address('https', 'http'),
  OIDC_CLIENT_ID: filled,
  OIDC_CLIENT_SECRET: filled,
  OIDC_TENANTS: setting(
    'tenant ids with numbers of organizations, like 72f988bf-86f1=964338531, with commas between them',
    listed
      .transform((parts) => parts.map((part) => part.split('=')))
      .pipe(z.array(z.tuple([z.string().regex(/^[\w-]+$/), z.string().regex(/^[\w-]+$/)])))
      .optional(),
  ),
});

/** The names of all settings. */
export const settingNames = Object.keys(environment.shape) as readonly (keyof Environment)[];
/** The settings that are set, each checked and converted to its type. */
export type Environment = z.output<typeof environment>;

/** Groups of settings: if one of a group is set, all must be. */
const groups: readonly (readonly (keyof Environment)[])[] = [
  ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
];

/** Settings that say nothing without another, which they name. */
const dependent: readonly (readonly [keyof Environment, keyof Environment])[] = [
  ['BACKUP_TIME', 'BACKUP_DIR'],
  ['DATABASE_READ_URLS', 'DATABASE_URL'],
  ['SECRET_KEY_PREVIOUS', 'SECRET_KEY'],
];

/** A setting that cannot be used. The message is one sentence for the operator; it never holds the value. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/**
 * Checks each setting by itself, and that settings which belong together are all set. An empty value counts as not set.
 * @throws SettingsError about the first setting that is wrong
 */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const set = settingNames.flatMap((name) => {
    const value = env[name]?.trim();
    return value ? [[name, value] as const] : [];
  });
  const { data, error } = environment.safeParse(Object.fromEntries(set));
  if (error) throw new SettingsError(sentenceOf(error.issues[0]!.path[0] as keyof Environment));
  for (const group of groups) {
    const { given = [], missing = [] } = Object.groupBy(group, (name) => (data[name] ? 'given' : 'missing'));
    if (given.length > 0 && missing.length > 0)
      throw new SettingsError(`${missing.join(', ')} must be set together with ${given.join(', ')}.`);
  }
  for (const [name, needed] of dependent)
    if (data[name] && !data[needed]) throw new SettingsError(`${needed} must be set together with ${name}.`);
  return data;
}

/** Returns what the operator reads about a setting that is wrong. */
const sentenceOf = (name: keyof Environment) => `${name} must be ${environment.shape[name].description}.`;
