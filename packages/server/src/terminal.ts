import { join } from 'node:path';
import type { Settings } from './core/base/settings.ts';
import { version } from './core/base/version.ts';
import { demoPeople } from './demo/demo-people.ts';

/** Prints where to go and how to sign in. */
export function welcome({ baseUrl, demo, smtpUrl, dataDir, databaseUrl }: Settings): void {
  const outbox = join(dataDir, 'outbox');
  const lines = [
    '',
    `  Samspel ${version} is ready: ${baseUrl}`,
    '',
    ...(demo
      ? [
          '  Sign in as one of the demo people; the PIN is shown here when it is asked for:',
          ...demoPeople.map(({ email, about }) => `    ${email.padEnd(26)} ${about}`),
          '',
        ]
      : []),
    smtpUrl ? '  Mail leaves through SMTP_URL.' : `  Mail goes to ${outbox}, one .eml file each.`,
    databaseUrl ? '  The database is the one of DATABASE_URL.' : `  The database is in ${dataDir}.`,
    ...warningsOf({ baseUrl, demo, smtpUrl }).map((warning) => `  Note: ${warning}`),
    '  Ctrl-C stops it.',
    '',
  ];
  console.log(lines.join('\n'));
}

/** What an operator should know of settings with which people are not safe, or not reached. In the demo both are as they should be. */
export function warningsOf({ baseUrl, demo, smtpUrl }: Pick<Settings, 'baseUrl' | 'demo' | 'smtpUrl'>): string[] {
  if (demo) return [];
  const { protocol, hostname } = new URL(baseUrl);
  const isOpen = protocol === 'http:' && !/^(localhost|127\.|\[::1\])/.test(hostname);
  return [
    ...(isOpen ? ['BASE_URL is http, so whoever is on the way reads PINs and what people do. Use https.'] : []),
    ...(smtpUrl ? [] : ['SMTP_URL is not set, so mails are files on this machine, and nobody gets a PIN by mail.']),
  ];
}

/** Prints a PIN that was mailed to a file. */
export const sayPin = (email: string, pin: string) => console.log(`  PIN for ${email}: ${pin}`);

/** Prints that Samspel stops; open requests still end. */
export const farewell = () => console.log('\n  Samspel stops.');
