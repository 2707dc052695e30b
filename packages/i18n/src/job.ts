import type { Row } from './locale.ts';

/** What each job does, for admins. A job of the server that is missing here does not compile. */
export const jobTexts = {
  'job.account.expire': [
    'Slettar PIN-kodar og innloggingsnøklar som har gått ut',
    'Sletter PIN-koder og innloggingsnøkler som har gått ut',
    'Deletes expired PIN codes and sign-in keys',
  ],
  'job.account.myData': [
    'Lagar dei kopiane av eigne data som folk har bede om, og slettar gamle',
    'Lager de kopiene av egne data som folk har bedt om, og sletter gamle',
    'Makes requested copies of personal data, and deletes old ones',
  ],
  'job.account.tidy': [
    'Slettar det som har gått ut: innloggingar, registreringar, sende e-postar og gamle linjer i loggen',
    'Sletter det som har gått ut: innlogginger, registreringer, sendte e-poster og gamle linjer i loggen',
    'Deletes what has expired: sign-ins, sign-ups, sent e-mails and old log lines',
  ],
  'job.backup.make': [
    'Lagar ein tryggingskopi av alt, og slettar dei som ikkje skal takast vare på lenger',
    'Lager en sikkerhetskopi av alt, og sletter dem som ikke skal tas vare på lenger',
    'Makes a backup of everything, and deletes those that are no longer kept',
  ],
  'job.discussion.countVotes': [
    'Tel røystene i opne avrøystingar, fleire saman',
    'Teller stemmene i åpne avstemninger, flere sammen',
    'Counts the votes of open polls, several at a time',
  ],
  'job.import.expire': [
    'Slettar det som er lese inn for meir enn eit døgn sidan og ikkje henta inn',
    'Sletter det som er lest inn for mer enn et døgn siden og ikke hentet inn',
    'Deletes what was read more than a day ago and not imported',
  ],
  'job.calendar.paper': [
    'Lagar filer til utskrift som tek for lang tid å vente på, og slettar gamle',
    'Lager filer til utskrift som tar for lang tid å vente på, og sletter gamle',
    'Makes print files that take too long to wait for, and deletes old ones',
  ],
  'job.calendar.paperMail': [
    'Sender året som PDF på e-post til dei som har bede om det, den første i kvar månad',
    'Sender året som PDF på e-post til dem som har bedt om det, den første i hver måned',
    'Sends the year as a PDF by e-mail to those who asked for it, on the first of each month',
  ],
  'job.calendar.copy': [
    'Lagar dei kopiane av årshjul som folk har bede om',
    'Lager de kopiene av årshjul som folk har bedt om',
    'Makes requested copies of year wheels',
  ],
  'job.calendar.emptyTrash': [
    'Slettar for godt det som har lege i papirkorga i 30 dagar',
    'Sletter for godt det som har ligget i papirkurven i 30 dager',
    'Permanently deletes what has been in the trash for 30 days',
  ],
  'job.calendar.extendSeries': [
    'Lagar aktivitetane for eitt år til i seriar som går vidare',
    'Lager aktivitetene for ett år til i serier som går videre',
    'Creates the activities of one more year in series that go on',
  ],
  'job.calendar.nextDeadline': [
    'Reknar ut neste frist i årshjula kvar natt',
    'Regner ut neste frist i årshjulene hver natt',
    'Works out the next deadline of year wheels every night',
  ],
  'job.calendar.remind': [
    'Sender påminningar om aktivitetar',
    'Sender påminnelser om aktiviteter',
    'Sends reminders about activities',
  ],
  'job.file.tidy': [
    'Slettar fjerna filer for godt, og samanliknar lagringa med databasen',
    'Sletter fjernede filer for godt, og sammenligner lagringen med databasen',
    'Permanently deletes removed files, and compares the storage with the database',
  ],
  'job.grant.match': [
    'Varslar om tilskot som passar til lagra søk',
    'Varsler om tilskudd som passer til lagrede søk',
    'Notifies people of grants that fit their saved searches',
  ],
  'job.grant.nextDeadline': [
    'Reknar ut neste frist for tilskota kvar natt',
    'Regner ut neste frist for tilskuddene hver natt',
    'Works out the next deadline of grants every night',
  ],
  'job.grant.remind': [
    'Sender påminningar om fristar for tilskot folk følgjer',
    'Sender påminnelser om frister for tilskudd folk følger',
    'Sends reminders about deadlines of grants people follow',
  ],
  'job.grantCase.tidyFiles': [
    'Slettar for godt filer som blei fjerna frå ei sak for 30 dagar sidan',
    'Sletter for godt filer som ble fjernet fra en sak for 30 dager siden',
    'Permanently deletes files that were removed from a case 30 days ago',
  ],
  'job.leaving.leave': [
    'Slettar kontoar når fristen for å angre er ute',
    'Sletter kontoer når fristen for å angre er ute',
    'Deletes accounts when the 30 days are over',
  ],
  'job.link.emptyTrash': [
    'Slettar for godt lenkjer som blei fjerna for 30 dagar sidan',
    'Sletter for godt lenker som ble fjernet for 30 dager siden',
    'Permanently deletes links that were removed 30 days ago',
  ],
  'job.mail.send': ['Sender e-postane i utboksen', 'Sender e-postene i utboksen', 'Sends the e-mails in the outbox'],
  'job.notification.mail': ['Lagar e-postar med varsel', 'Lager e-poster med varsler', 'Writes notification e-mails'],
  'job.notification.tell': [
    'Varslar folk om det som har skjedd',
    'Varsler folk om det som har skjedd',
    'Notifies people of what has happened',
  ],
  'job.notification.tidy': [
    'Slettar varsel som er eldre enn 180 dagar',
    'Sletter varsler som er eldre enn 180 dager',
    'Deletes notifications older than 180 days',
  ],
  'job.search.tidy': [
    'Slettar ord søket ikkje treng lenger',
    'Sletter ord søket ikke trenger lenger',
    'Deletes words that search no longer needs',
  ],

  'job.runs': ['Køyrer {when}', 'Kjører {when}', 'Runs {when}'],
  'job.every.minutes': [
    '{count, plural, =1 {kvart minutt} other {kvart #. minutt}}',
    '{count, plural, =1 {hvert minutt} other {hvert #. minutt}}',
    '{count, plural, =1 {every minute} other {every # minutes}}',
  ],
  'job.every.hour': [
    'kvar time, {count} minutt over',
    'hver time, {count} minutter over',
    'every hour, {count} minutes past',
  ],
  'job.every.night': ['kvar natt {clock}', 'hver natt {clock}', 'every night at {clock}'],
  'job.every.day': ['kvar dag {clock}', 'hver dag {clock}', 'every day at {clock}'],
  'job.every.year': ['kvart år {day} {clock}', 'hvert år {day} {clock}', 'every year on {day} at {clock}'],
  'job.asked': ['når det er noko å gjere', 'når det er noe å gjøre', 'when there is work to do'],
  'job.askedAnd': [
    'når det er noko å gjere, og {when}',
    'når det er noe å gjøre, og {when}',
    'when there is work to do, and {when}',
  ],
} as const satisfies Record<string, Row>;
