import type { NotificationWord } from '@samspel/domain/subject/notification';
import type { Row } from './locale.ts';

/** The sentences by which people are told, in Markdown. `whole` is what the thing is part of, said where `isPart` is yes. */
const words = {
  'notification.mentioned': [
    '**{by}** nemnde deg i ein kommentar til **{title}**',
    '**{by}** nevnte deg i en kommentar til **{title}**',
    '**{by}** mentioned you in a comment on **{title}**',
  ],
  'notification.answered': [
    '**{by}** svarte deg om **{title}**',
    '**{by}** svarte deg om **{title}**',
    '**{by}** answered you about **{title}**',
  ],
  'notification.assigned': [
    '**{by}** gjorde deg ansvarleg for **{title}**',
    '**{by}** gjorde deg ansvarlig for **{title}**',
    '**{by}** made you responsible for **{title}**',
  ],
  'notification.shared': [
    '**{by}** delte **{title}** med deg',
    '**{by}** delte **{title}** med deg',
    '**{by}** shared **{title}** with you',
  ],
  'notification.mayWrite': [
    '**{by}** gav deg skrivetilgang til **{title}**',
    '**{by}** ga deg skrivetilgang til **{title}**',
    '**{by}** gave you write access to **{title}**',
  ],
  'notification.copied': ['Kopien **{title}** er klar', 'Kopien **{title}** er klar', 'The copy **{title}** is ready'],
  'notification.added': [
    '**{by}** la til **{title}**{isPart, select, yes { i **{whole}**} other {}}',
    '**{by}** la til **{title}**{isPart, select, yes { i **{whole}**} other {}}',
    '**{by}** added **{title}**{isPart, select, yes { to **{whole}**} other {}}',
  ],
  'notification.changed': [
    '**{by}** endra **{title}**{isPart, select, yes { i **{whole}**} other {}}',
    '**{by}** endret **{title}**{isPart, select, yes { i **{whole}**} other {}}',
    '**{by}** changed **{title}**{isPart, select, yes { in **{whole}**} other {}}',
  ],
  'notification.reminder': [
    'Påminning: **{title}** har frist {day}',
    'Påminnelse: **{title}** har frist {day}',
    'Reminder: **{title}** is due {day}',
  ],
  'notification.completed': [
    '**{by}** fullførte **{title}**{isPart, select, yes { i **{whole}**} other {}}',
    '**{by}** fullførte **{title}**{isPart, select, yes { i **{whole}**} other {}}',
    '**{by}** completed **{title}**{isPart, select, yes { in **{whole}**} other {}}',
  ],
  'notification.reopened': [
    '**{by}** opna **{title}** att{isPart, select, yes { i **{whole}**} other {}}',
    '**{by}** åpnet **{title}** igjen{isPart, select, yes { i **{whole}**} other {}}',
    '**{by}** reopened **{title}**{isPart, select, yes { in **{whole}**} other {}}',
  ],
  'notification.archived': [
    '**{by}** arkiverte **{title}**',
    '**{by}** arkiverte **{title}**',
    '**{by}** archived **{title}**',
  ],
  'notification.unarchived': [
    '**{by}** henta **{title}** ut av arkivet',
    '**{by}** hentet **{title}** ut av arkivet',
    '**{by}** took **{title}** out of the archive',
  ],
  'notification.restored': [
    '**{by}** henta **{title}** tilbake frå papirkorga',
    '**{by}** hentet **{title}** tilbake fra papirkurven',
    '**{by}** brought **{title}** back from the trash',
  ],
  'notification.commented': [
    '**{by}** skreiv ein kommentar til **{title}**',
    '**{by}** skrev en kommentar til **{title}**',
    '**{by}** commented on **{title}**',
  ],
  'notification.fileAdded': [
    '**{by}** la ved fila **{title}**{isPart, select, yes { i **{whole}**} other {}}',
    '**{by}** la ved filen **{title}**{isPart, select, yes { i **{whole}**} other {}}',
    '**{by}** attached the file **{title}**{isPart, select, yes { in **{whole}**} other {}}',
  ],
} as const satisfies Record<`notification.${NotificationWord}`, Row>;

/** Notifications: what they say, and the list of them. */
export const notificationTexts = {
  ...words,
  'notification.somebody': ['Nokon', 'Noen', 'Somebody'],
} as const satisfies Record<string, Row>;
