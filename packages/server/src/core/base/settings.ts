import { resolve } from 'node:path';
import { type Environment, type LogLevel, readEnvironment } from './settings.schema.ts';

export { type LogLevel, SettingsError } from './settings.schema.ts';

/** An S3 bucket for files; without it they are in `DATA_DIR/files`. */
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

/** Everything that an operator may choose (product/wire#settings), read once at the start and never changed afterwards. */
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
  /** Streaming standbys of the operator's own PostgreSQL that people read from; none means that all is read from the primary. */
  databaseReadUrls: readonly string[];
  /** Whether the demo municipalities, people and wheels are seeded (product/wire#demo). */
  demo: boolean;
  /** At least 32 characters; undefined means the key that the database keeps. */
  secretKey: string | undefined;
  /** What SECRET_KEY was before, or is about to be: what is made with it is accepted. */
  oldSecretKey: string | undefined;
  /** The first admins, in lower case. */
  adminEmails: readonly string[];
  /** Where mail goes; undefined means `DATA_DIR/outbox/*.eml`. */
  smtpUrl: string | undefined;
  mailFrom: string;
  supportEmail: string | undefined;
  supportPhone: string | undefined;
  /** To whom a fault in the security is reported, as URIs; none without SECURITY_CONTACT and SUPPORT_EMAIL. */
  securityContacts: readonly string[];
  /** Opens `/api/metrics` to other machines; undefined means only to this one. */
  metricsToken: string | undefined;
  /** Which proxies in front may name the client's address, as a value of Fastify's `trustProxy`. */
  trustProxy: boolean | number | readonly string[];
  logLevel: LogLevel;
  /** The passphrase that backups are encrypted with; undefined leaves them readable. */
  backupKey: string | undefined;
  /** Absolute path of the folder that gets a backup every night; undefined means that none is made by itself. */
  backupDir: string | undefined;
  /** When the backup is made, in Oslo time. */
  backupTime: `${number}:${number}`;
  s3: S3Settings | undefined;
  oidc: OidcSettings | undefined;
}>;

/**
 * Reads and checks every setting (product/wire#settings).
 * @param folder what a relative DATA_DIR is relative to
 * @throws SettingsError with one sentence that names the setting and never shows its value
 */
export function readSettings(env: NodeJS.ProcessEnv, folder = process.cwd()): Settings {
  const set = readEnvironment(env);
  const { PORT: port = 3000, DATABASE_URL: databaseUrl, SMTP_URL: smtpUrl } = set;
  const baseUrl = set.BASE_URL ?? `http://localhost:${port}`;
  return {
    port,
    host: set.HOST ?? 'localhost',
    baseUrl,
    dataDir: resolve(folder, set.DATA_DIR ?? 'data'),
    databaseUrl,
    databaseReadUrls: set.DATABASE_READ_URLS ?? [],
    demo: set.DEMO ?? (databaseUrl === undefined && smtpUrl === undefined),
    secretKey: set.SECRET_KEY,
    oldSecretKey: set.SECRET_KEY_PREVIOUS,
    adminEmails: set.ADMIN_EMAILS ?? [],
    smtpUrl,
    mailFrom: set.MAIL_FROM ?? `Samspel <samspel@${new URL(baseUrl).hostname}>`,
    supportEmail: set.SUPPORT_EMAIL,
    supportPhone: set.SUPPORT_PHONE,
    securityContacts: set.SECURITY_CONTACT ?? (set.SUPPORT_EMAIL ? [`mailto:${set.SUPPORT_EMAIL}`] : []),
    metricsToken: set.METRICS_TOKEN,
    trustProxy: set.TRUST_PROXY ?? false,
    logLevel: set.LOG_LEVEL ?? 'warn',
    backupKey: set.BACKUP_KEY,
    backupDir: set.BACKUP_DIR && resolve(folder, set.BACKUP_DIR),
    backupTime: (set.BACKUP_TIME ?? '01:30') as `${number}:${number}`,
    s3: s3Of(set),
    oidc: oidcOf(set),
  };
}

function s3Of(set: Environment): S3Settings | undefined {
  if (!set.S3_ENDPOINT) return undefined;
  return {
    endpoint: set.S3_ENDPOINT,
    region: set.S3_REGION!,
    bucket: set.S3_BUCKET!,
    accessKeyId: set.S3_ACCESS_KEY_ID!,
    secretAccessKey: set.S3_SECRET_ACCESS_KEY!,
  };
}

function oidcOf(set: Environment): OidcSettings | undefined {
  if (!set.OIDC_ISSUER) return undefined;
  const byTenant = Map.groupBy(set.OIDC_TENANTS ?? [], ([tenant]) => tenant);
  return {
    issuer: set.OIDC_ISSUER,
    clientId: set.OIDC_CLIENT_ID!,
    clientSecret: set.OIDC_CLIENT_SECRET!,
    tenants: new Map([...byTenant].map(([tenant, pairs]) => [tenant, pairs.map(([, number]) => number)])),
  };
}
