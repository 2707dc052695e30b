import { say } from '@samspel/i18n/format';

/** The name stored for a person whose account was deleted; a page shows it in its reader's language. */
export const formerName = say('nn', 'leaving.former');
