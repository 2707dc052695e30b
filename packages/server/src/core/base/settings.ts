import { resolve } from 'node:path';
import { type Read, type SettingName, SettingsError, settingsReader } from './settings.values.ts';

export { SettingsError };

/** How much the server writes to its log, from nothing to everything. */
export type LogLevel = 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';

/** An S3 bucket for files; without it they lie in `DATA_DIR/files`. */
export type S3Settings = Readonly<{
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}>;

/** An OpenID Connect provider (Microsoft Entra or any other) that people may sign in through. */
export type OidcSettings = Readonly<{
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Numbers of the organizations to which a tenant's accounts belong, by tenant id. */
  tenants: ReadonlyMap<string, readonly string[]>;
}>;

/** Everything that an operator may choose (product/wire#settings), read once at start and never changed after. */
export type Settings = Readonly<{
  port: number;
  /** The name or address to listen on; `localhost` unless it is opened to others. */
  host: string;
  /** Scheme, host and port that links in mails and feeds begin with; no slash at the end. */
  baseUrl: string;
  /** Absolute path of the folder for the embedded database, files and outbox. */
  dataDir: string;
  /** The operator's own PostgreSQL; undefined means the embedded one. */
  databaseUrl: string | undefined;
  /** Whether the demo municipalities, people and wheels are seeded (product/wire#demo). */
  demo: boolean;
  /** At least 32 characters; undefined means the one that the database keeps. */
  secretKey: string | undefined;
  /** The first admins, in lower case. */
  adminEmails: readonly string[];
  /** Where mail goes; undefined means `DATA_DIR/outbox/*.eml`. */
  smtpUrl: string | undefined;
  mailFrom: string;
  supportEmail: string | undefined;
  supportPhone: string | undefined;
  /** Opens `/api/metrics` to others than this machine; undefined means nobody else. */
  metricsToken: string | undefined;
  /** Which proxies in front may name the client's address, in the words of Fastify's `trustProxy`. */
  trustProxy: boolean | number | readonly string[];
  logLevel: LogLevel;
  s3: S3Settings | undefined;
  oidc: OidcSettings | undefined;
}>;

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/**
 * Reads and checks every setting (product/wire#settings). An empty value is the same as none.
 * @param folder what a relative DATA_DIR is relative to
 * @throws SettingsError with one sentence that names the setting and never tells its value
 */
export function readSettings(env: NodeJS.ProcessEnv, folder = process.cwd()): Settings {
  const read = settingsReader(env);
  const port = read.wholeNumber('PORT', 1, 65_535) ?? 3000;
  const baseUrl = read.origin('BASE_URL') ?? `http://localhost:${port}`;
  const databaseUrl = read.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const smtpUrl = read.url('SMTP_URL', ['smtp:', 'smtps:']);
  return {
    port,
    host: read.host('HOST') ?? 'localhost',
    baseUrl,
    dataDir: resolve(folder, read.text('DATA_DIR') ?? 'data'),
    databaseUrl,
    demo: read.yesOrNo('DEMO') ?? (databaseUrl === undefined && smtpUrl === undefined),
    secretKey: read.secret('SECRET_KEY', 32),
    adminEmails: read.emails('ADMIN_EMAILS'),
    smtpUrl,
    mailFrom: read.sender('MAIL_FROM') ?? `Samspel <samspel@${new URL(baseUrl).hostname}>`,
    supportEmail: read.email('SUPPORT_EMAIL'),
    supportPhone: read.phone('SUPPORT_PHONE'),
    metricsToken: read.secret('METRICS_TOKEN', 16),
    trustProxy: read.proxies('TRUST_PROXY'),
    logLevel: read.choice('LOG_LEVEL', logLevels) ?? 'warn',
    s3: readS3(read),
    oidc: readOidc(read),
  };
}

function readS3(read: Read): S3Settings | undefined {
  const names: SettingName[] = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  const values = read.together(names);
  if (!values) return undefined;
  const [, region, bucket, accessKeyId, secretAccessKey] = values as [string, string, string, string, string];
  const endpoint = read.url('S3_ENDPOINT', ['https:', 'http:']) as string;
  return { endpoint, region, bucket, accessKeyId, secretAccessKey };
}

function readOidc(read: Read): OidcSettings | undefined {
  const tenants = read.pairs(
    'OIDC_TENANTS',
    'tenant ids with numbers of organizations, like 72f988bf-86f1=964338531, with commas between them',
  );
  const values = read.together(['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']);
  if (!values) return undefined;
  const [, clientId, clientSecret] = values as [string, string, string];
  const issuer = read.url('OIDC_ISSUER', ['https:', 'http:']) as string;
  return { issuer, clientId, clientSecret, tenants };
}
