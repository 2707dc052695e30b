import type { Say } from '@samspel/i18n/say';
import type { Settings } from '../base/settings.ts';

/**
 * Returns the body of a mail about somebody's account: a greeting, what it says, whom to ask for help, and regards.
 * @param said its lines; an empty line separates paragraphs
 */
export const letterOf = (
  say: Say,
  { supportEmail }: Pick<Settings, 'supportEmail'>,
  said: readonly string[],
  greeting: string = say('mail.pin.greeting'),
): string =>
  [
    greeting,
    '',
    ...said,
    ...(supportEmail ? [say('mail.support', { email: supportEmail })] : []),
    '',
    say('mail.regards'),
  ].join('\n');
