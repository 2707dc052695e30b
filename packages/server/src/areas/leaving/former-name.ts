import { say } from '@samspel/i18n/format';

/** What somebody is called whose account was deleted, where the name is stored; a page says it in its reader's language. */
export const formerName = say('nn', 'leaving.former');
