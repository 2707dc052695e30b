import { join } from 'node:path';
import type { Settings } from './core/base/settings.ts';
import { demoPeople } from './demo/demo-people.ts';

/** Prints where to go and how to sign in. */
export function welcome({ baseUrl, demo, smtpUrl, dataDir, databaseUrl }: Settings): void {
  const outbox = join(dataDir, 'outbox');
  const lines = [
    '',
    `  Samspel is ready: ${baseUrl}`,
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
    '  Ctrl-C stops it.',
    '',
  ];
  console.log(lines.join('\n'));
}

/** Prints a PIN that was mailed to a file. */
export const sayPin = (email: string, pin: string) => console.log(`  PIN for ${email}: ${pin}`);

/** Prints that Samspel stops; open requests still end. */
export const farewell = () => console.log('\n  Samspel stops.');
