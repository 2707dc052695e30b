import type { Row } from './locale.ts';

/** What each job does, for admins. A job of the server that is missing here does not compile. */
export const jobTexts = {
  'job.account.expire': [
    'Slettar PIN-kodar og nøklar til innlogging som har gått ut',
    'Sletter PIN-koder og nøkler til innlogging som har gått ut',
    'Deletes PIN codes and sign-in keys whose time is over',
  ],
  'job.account.myData': [
    'Lagar kopiar av eigne data som folk har bede om, og slettar gamle',
    'Lager kopier av egne data som folk har bedt om, og sletter gamle',
    'Makes the copies of their own data that people asked for, and deletes old ones',
  ],
  'job.account.tidy': [
    'Ryddar bort det som har gått ut: innloggingar, registreringar, sende e-postar og gamle linjer i loggen',
    'Rydder bort det som har gått ut: innlogginger, registreringer, sendte e-poster og gamle linjer i loggen',
    'Clears away what has run out: sign-ins, sign-ups, sent mails and old lines of the log',
  ],
  'job.discussion.countVotes': [
    'Tel røystene i opne avrøystingar, fleire saman',
    'Teller stemmene i åpne avstemninger, flere sammen',
    'Counts the votes of open polls, several together',
  ],
  'job.calendar.copy': [
    'Lagar kopiar av årshjul som folk har bede om',
    'Lager kopier av årshjul som folk har bedt om',
    'Makes the copies of year wheels that people asked for',
  ],
  'job.calendar.emptyTrash': [
    'Slettar for godt det som har lege i papirkorga i 30 dagar',
    'Sletter for godt det som har ligget i papirkurven i 30 dager',
    'Deletes for good what has been in the trash for 30 days',
  ],
  'job.calendar.extendSeries': [
    'Lagar aktivitetane for eitt år til i seriar som går vidare',
    'Lager aktivitetene for ett år til i serier som går videre',
    'Makes the activities of one more year in series that go on',
  ],
  'job.calendar.nextDeadline': [
    'Finn neste frist i årshjula når dagen er ny',
    'Finner neste frist i årshjulene når dagen er ny',
    'Finds the next deadline of year wheels as a day begins',
  ],
  'job.calendar.remind': ['Minner folk på aktivitetar', 'Minner folk på aktiviteter', 'Reminds people of activities'],
  'job.file.tidy': [
    'Slettar filer som er fjerna for godt, og held lagringa opp mot databasen',
    'Sletter filer som er fjernet for godt, og holder lagringen opp mot databasen',
    'Deletes files that were removed for good, and compares the storage with the database',
  ],
  'job.grant.match': [
    'Varslar om tilskot som passar til lagra søk',
    'Varsler om tilskudd som passer til lagrede søk',
    'Tells people of grants that fit their saved searches',
  ],
  'job.grant.nextDeadline': [
    'Finn neste frist for tilskota når dagen er ny',
    'Finner neste frist for tilskuddene når dagen er ny',
    'Finds the next deadline of grants as a day begins',
  ],
  'job.grant.remind': [
    'Minner folk på fristar for tilskot dei følgjer',
    'Minner folk på frister for tilskudd de følger',
    'Reminds people of the deadlines of grants that they follow',
  ],
  'job.grantCase.tidyFiles': [
    'Slettar for godt filer som blei tekne bort frå ei sak for 30 dagar sidan',
    'Sletter for godt filer som ble tatt bort fra en sak for 30 dager siden',
    'Deletes for good files that were taken off a case 30 days ago',
  ],
  'job.leaving.leave': [
    'Slettar kontoar når månaden til å ombestemme seg er over',
    'Sletter kontoer når måneden til å ombestemme seg er over',
    'Deletes accounts when the month to regret it is over',
  ],
  'job.link.emptyTrash': [
    'Slettar for godt lenkjer som blei tekne bort for 30 dagar sidan',
    'Sletter for godt lenker som ble tatt bort for 30 dager siden',
    'Deletes for good links that were taken away 30 days ago',
  ],
  'job.mail.send': ['Sender e-post frå utboksen', 'Sender e-post fra utboksen', 'Sends the mail of the outbox'],
  'job.notification.mail': [
    'Skriv e-postar om varsel',
    'Skriver e-poster om varsler',
    'Writes the mails of notifications',
  ],
  'job.notification.tell': [
    'Varslar folk om det som har hendt',
    'Varsler folk om det som har skjedd',
    'Notifies people of what has happened',
  ],
  'job.notification.tidy': [
    'Slettar varsel som er eldre enn 180 dagar',
    'Sletter varsler som er eldre enn 180 dager',
    'Deletes notifications older than 180 days',
  ],
  'job.search.tidy': [
    'Gløymer ord som søket ikkje treng lenger',
    'Glemmer ord som søket ikke trenger lenger',
    'Forgets words that the search needs no more',
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
  'job.asked': ['når noko ventar på han', 'når noe venter på den', 'when something waits for it'],
  'job.askedAnd': [
    'når noko ventar på han, og {when}',
    'når noe venter på den, og {when}',
    'when something waits for it, and {when}',
  ],
} as const satisfies Record<string, Row>;
