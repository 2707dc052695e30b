import { isIP } from 'node:net';

/** The environment variables that Samspel reads (product/wire#settings). */
export const settingNames = [
  'PORT',
  'HOST',
  'BASE_URL',
  'DATA_DIR',
  'DATABASE_URL',
  'DEMO',
  'SECRET_KEY',
  'ADMIN_EMAILS',
  'SMTP_URL',
  'MAIL_FROM',
  'SUPPORT_EMAIL',
  'SUPPORT_PHONE',
  'METRICS_TOKEN',
  'TRUST_PROXY',
  'LOG_LEVEL',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'OIDC_TENANTS',
] as const;
export type SettingName = (typeof settingNames)[number];

/** A setting that cannot be used. The message is one sentence for the operator; it never holds the value. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** The readers of one environment. */
export type Read = ReturnType<typeof settingsReader>;

const emailShape = /^[^\s@<>,]+@[^\s@<>,]+\.[^\s@<>,.]+$/;
const senderShape = /^(?:[^<>\r\n]*<([^<>]+)>|([^<>]+))$/;

/** Readers of single values; each answers undefined where nothing is set and throws SettingsError where it is wrong. */
export function settingsReader(env: NodeJS.ProcessEnv) {
  const text = (name: SettingName): string | undefined => env[name]?.trim() || undefined;

  /** The value when `holds`, else a sentence `NAME must be …`. */
  const checked = (name: SettingName, mustBe: string, holds: (value: string) => boolean): string | undefined => {
    const value = text(name);
    if (value !== undefined && !holds(value)) throw new SettingsError(`${name} must be ${mustBe}.`);
    return value;
  };

  return {
    text,

    wholeNumber: (name: SettingName, least: number, most: number): number | undefined => {
      const holds = (value: string) => /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most;
      const value = checked(name, `a whole number from ${least} to ${most}`, holds);
      return value === undefined ? undefined : Number(value);
    },

    yesOrNo: (name: SettingName): boolean | undefined => {
      const value = checked(name, 'true or false', (word) => /^(true|false|1|0)$/i.test(word));
      return value === undefined ? undefined : /^(true|1)$/i.test(value);
    },

    choice: <T extends string>(name: SettingName, choices: readonly T[]): T | undefined =>
      checked(name, `one of ${choices.join(', ')}`, (value) => choices.includes(value as T)) as T | undefined,

    host: (name: SettingName): string | undefined =>
      checked(
        name,
        'a host name or an address, without port',
        (value) => isIP(value) > 0 || /^[a-z\d.-]+$/i.test(value),
      ),

    url: (name: SettingName, schemes: readonly string[]): string | undefined =>
      checked(name, `an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`, (value) => {
        const url = URL.parse(value);
        return url !== null && schemes.includes(url.protocol) && value.includes('://') && url.hostname !== '';
      }),

    origin: (name: SettingName): string | undefined => {
      const value = checked(
        name,
        'like https://samspel.example: http or https, a host and nothing after it',
        (address) => {
          const url = URL.parse(address);
          return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
        },
      );
      return value === undefined ? undefined : new URL(value).origin;
    },

    secret: (name: SettingName, least: number): string | undefined =>
      checked(name, `at least ${least} characters long`, (value) => value.length >= least),

    email: (name: SettingName): string | undefined =>
      checked(name, 'an e-mail address', (value) => emailShape.test(value)),

    emails: (name: SettingName): readonly string[] => {
      const list = (value: string) => value.split(',').flatMap((part) => part.trim().toLowerCase() || []);
      const holds = (value: string) => list(value).every((address) => emailShape.test(address));
      const value = checked(name, 'e-mail addresses with commas between them', holds);
      return value === undefined ? [] : [...new Set(list(value))];
    },

    sender: (name: SettingName): string | undefined =>
      checked(name, 'an e-mail address, or a name with the address in angle brackets', (value) => {
        const found = senderShape.exec(value);
        return emailShape.test((found?.[1] ?? found?.[2] ?? '').trim());
      }),

    phone: (name: SettingName): string | undefined =>
      checked(name, 'a telephone number', (value) => /^\+?[\d ()-]{3,20}$/.test(value)),

    proxies: (name: SettingName): boolean | number | readonly string[] => {
      const mustBe = 'true, false, the number of proxies, or their addresses with commas between them';
      const value = checked(name, mustBe, isProxies);
      if (value === undefined || value === 'false') return false;
      if (value === 'true') return true;
      return /^\d+$/.test(value) ? Number(value) : value.split(',').map((part) => part.trim());
    },

    /** `name=value` with commas between, as the values of each name. */
    pairs: (name: SettingName, mustBe: string): ReadonlyMap<string, readonly string[]> => {
      const parts = (value: string) => value.split(',').map((part) => part.trim().split('='));
      const holds = (value: string) =>
        parts(value).every((part) => part.length === 2 && part.every((word) => /^[\w-]+$/.test(word)));
      const value = checked(name, mustBe, holds);
      return value === undefined
        ? new Map()
        : new Map(
            [...Map.groupBy(parts(value), ([key]) => key!)].map(([key, pairs]) => [key, pairs.map(([, one]) => one!)]),
          );
    },

    /** The values of settings that are all set or none, in their order; undefined when none is. */
    together: (names: readonly SettingName[]): readonly string[] | undefined => {
      const missing = names.filter((name) => text(name) === undefined);
      if (missing.length === names.length) return undefined;
      if (missing.length === 0) return names.map((name) => text(name) as string);
      const given = names.filter((name) => !missing.includes(name));
      throw new SettingsError(`${missing.join(', ')} must be set together with ${given.join(', ')}.`);
    },
  };
}

function isProxies(value: string): boolean {
  if (/^(true|false|\d{1,2})$/.test(value)) return true;
  return value.split(',').every((part) => {
    const [address = '', bits, ...rest] = part.trim().split('/');
    if (/^(loopback|linklocal|uniquelocal)$/.test(address)) return bits === undefined;
    const family = isIP(address);
    const bitsHold = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
    return family > 0 && rest.length === 0 && bitsHold;
  });
}
