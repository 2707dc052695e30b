import type { NotificationWord } from '@samspel/domain/subject/notification';
import type { Row } from './locale.ts';

/** The sentences of notifications, in Markdown. `whole` is what the thing is part of, named if `isPart` is yes. */
const words = {
  'notification.mentioned': [
    '**{by}** nemnde deg i ein kommentar til **{title}**',
    '**{by}** nevnte deg i en kommentar til **{title}**',
    '**{by}** mentioned you in a comment on **{title}**',
  ],
  'notification.answered': [
    '**{by}** svarte deg i **{title}**',
    '**{by}** svarte deg i **{title}**',
    '**{by}** replied to you in **{title}**',
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
  'notification.owns': [
    '**{by}** gjorde deg til eigar av **{title}**',
    '**{by}** gjorde deg til eier av **{title}**',
    '**{by}** made you the owner of **{title}**',
  ],
  'notification.ownsNoMore': [
    '**{by}** gav **{title}** ein ny eigar. Du har framleis skrivetilgang.',
    '**{by}** ga **{title}** en ny eier. Du har fortsatt skrivetilgang.',
    '**{by}** gave **{title}** a new owner. You still have write access.',
  ],
  'notification.accessAsked': [
    '**{by}** ber om å få lese **{title}**',
    '**{by}** ber om å få lese **{title}**',
    '**{by}** asks to read **{title}**',
  ],
  'notification.accessRefused': [
    '**{by}** sa nei til at du får lese **{title}**',
    '**{by}** sa nei til at du får lese **{title}**',
    '**{by}** declined to let you read **{title}**',
  ],
  'notification.rolledOver': [
    '**{by}** har gjort **{title}** klart for neste år',
    '**{by}** har gjort **{title}** klart for neste år',
    '**{by}** has prepared **{title}** for next year',
  ],
  'notification.originRolledOver': [
    'Originalen til **{title}** er klar for neste år. Du kan gjere ditt klart òg.',
    'Originalen til **{title}** er klar for neste år. Du kan gjøre ditt klart også.',
    'The original of **{title}** is ready for next year. You can prepare yours too.',
  ],
  'notification.copied': ['Kopien **{title}** er klar', 'Kopien **{title}** er klar', 'The copy **{title}** is ready'],
  'notification.added': [
    '**{by}** la til **{title}**{isPart, select, yes { i **{whole}**} other {}}',
    '**{by}** la til **{title}**{isPart, select, yes { i **{whole}**} other {}}',
    '**{by}** added **{title}**{isPart, select, yes { to **{whole}**} other {}}',
  ],
  'notification.imported': [
    '**{by}** henta inn aktivitetar i **{title}**',
    '**{by}** hentet inn aktiviteter i **{title}**',
    '**{by}** imported activities into **{title}**',
  ],
  'notification.assignedImported': [
    '**{by}** henta inn aktivitetar som du har ansvar for, i **{title}**',
    '**{by}** hentet inn aktiviteter som du har ansvar for, i **{title}**',
    '**{by}** imported activities that you are responsible for into **{title}**',
  ],
  'notification.changed': [
    '**{by}** endra **{title}**{isPart, select, yes { i **{whole}**} other {}}',
    '**{by}** endret **{title}**{isPart, select, yes { i **{whole}**} other {}}',
    '**{by}** changed **{title}**{isPart, select, yes { in **{whole}**} other {}}',
  ],
  'notification.deadlineMoved': [
    '**{by}** flytta fristen for **{title}** frå {from} til {to}',
    '**{by}** flyttet fristen for **{title}** fra {from} til {to}',
    '**{by}** moved the deadline of **{title}** from {from} to {to}',
  ],
  'notification.reminder': [
    'Påminning: **{title}** har frist {day}',
    'Påminnelse: **{title}** har frist {day}',
    'Reminder: **{title}** is due {day}',
  ],
  'notification.expectedReminder': [
    'Påminning: **{title}** har venta frist {day}. Datoen er ikkje kunngjord enno.',
    'Påminnelse: **{title}** har ventet frist {day}. Datoen er ikke kunngjort ennå.',
    'Reminder: **{title}** is expected to be due {day}. The date is not announced yet.',
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
  'notification.asked': ['**{by}** spør: **{title}**', '**{by}** spør: **{title}**', '**{by}** asks: **{title}**'],
  'notification.accepted': [
    '**{by}** godtok svaret ditt på **{title}**',
    '**{by}** godtok svaret ditt på **{title}**',
    '**{by}** accepted your answer to **{title}**',
  ],
  'notification.solved': [
    '**{by}** godtok eit svar på **{title}**',
    '**{by}** godtok et svar på **{title}**',
    '**{by}** accepted an answer to **{title}**',
  ],
  'notification.moved': [
    '**{by}** flytta **{title}**{isPart, select, yes { til **{whole}**} other { til det offentlege forumet}}',
    '**{by}** flyttet **{title}**{isPart, select, yes { til **{whole}**} other { til det offentlige forumet}}',
    '**{by}** moved **{title}**{isPart, select, yes { to **{whole}**} other { to the public forum}}',
  ],
  'notification.tagged': [
    'Nytt med ein merkelapp du følgjer: **{title}**{isPart, select, yes { i **{whole}**} other {}}',
    'Nytt med en merkelapp du følger: **{title}**{isPart, select, yes { i **{whole}**} other {}}',
    'New with a tag you follow: **{title}**{isPart, select, yes { in **{whole}**} other {}}',
  ],
  'notification.matched': [
    'Nytt treff i eit lagra søk: **{title}**',
    'Nytt treff i et lagret søk: **{title}**',
    'New match for a saved search: **{title}**',
  ],
} as const satisfies Record<`notification.${NotificationWord}`, Row>;

/** Notifications: their sentences, and the list of them. */
export const notificationTexts = {
  ...words,
  'notification.message': [
    '**{by}** (administrator) skriv: {message}',
    '**{by}** (administrator) skriver: {message}',
    '**{by}** (administrator) writes: {message}',
  ],
  'notification.home': ['Nytt sidan sist', 'Nytt siden sist', 'New since last time'],
  'notification.title': ['Varsel', 'Varsler', 'Notifications'],
  'notification.bell': [
    '{count, plural, =0 {Varsel} =10 {Varsel, fleire enn 9 nye} one {Varsel, # nytt} other {Varsel, # nye}}',
    '{count, plural, =0 {Varsler} =10 {Varsler, flere enn 9 nye} one {Varsler, # nytt} other {Varsler, # nye}}',
    '{count, plural, =0 {Notifications} =10 {Notifications, more than 9 new} other {Notifications, # new}}',
  ],
  'notification.notSaved': [
    'Kunne ikkje lagre vala for varsel.',
    'Kunne ikke lagre valgene for varsler.',
    'Error when saving notification settings.',
  ],
  'notification.unread': ['Ulese:', 'Ulest:', 'Unread:'],
  'notification.markRead': ['Merk som lese', 'Merk som lest', 'Mark as read'],
  'notification.markAllRead': ['Merk alle som lesne', 'Merk alle som leste', 'Mark all as read'],
  'notification.allRead': ['Alle er lesne', 'Alle er lest', 'All are read'],
  'notification.choose': ['Vel kva du får vite', 'Velg hva du får vite', 'Choose what you hear about'],
  'notification.older': ['Vis eldre varsel', 'Vis eldre varsler', 'Show older notifications'],
  'notification.empty': ['Ingen varsel enno', 'Ingen varsler ennå', 'No notifications yet'],
  'notification.emptyHint': [
    'Her får du vite om endringar i tilskot, spørsmål, tema og årshjul du følgjer, om svar til deg, og om det du blir ansvarleg for.',
    'Her får du vite om endringer i tilskudd, spørsmål, temaer og årshjul du følger, om svar til deg, og om det du blir ansvarlig for.',
    'Here you will be notified about changes to grants, questions, topics and year wheels that you follow, answers to you, and what you are made responsible for.',
  ],
  'notification.desktop': [
    'Vil du få varsel på skjermen når du arbeider i eit anna vindauge?',
    'Vil du få varsler på skjermen når du arbeider i et annet vindu?',
    'Do you want notifications on your screen while you work in another window?',
  ],
  'notification.desktopOn': ['Ja, vis dei', 'Ja, vis dem', 'Yes, show them'],
  'notification.choices': ['Eg vil få vite om', 'Jeg vil få vite om', 'I want to hear about'],
  'notification.choicesHint': [
    'Det gjeld alt i Samspel. Vil du ha det annleis for éin ting, til dømes eitt årshjul, vel du det på sida til den, under «Varsel om dette».',
    'Det gjelder alt i Samspel. Vil du ha det annerledes for én ting, for eksempel ett årshjul, velger du det på siden til den, under «Varsler om dette».',
    'This applies to all of Samspel. To choose otherwise for one thing, such as one year wheel, use “Notifications about this” on its page.',
  ],
  'notification.choice.notifyMentioned': [
    'Kommentarar som nemner meg',
    'Kommentarer som nevner meg',
    'Comments that mention me',
  ],
  'notification.choice.notifyAnswered': [
    'Svar på det eg har skrive eller laga',
    'Svar på det jeg har skrevet eller laget',
    'Answers to what I have written or made',
  ],
  'notification.choice.notifyAssigned': [
    'Aktivitetar eg blir ansvarleg for',
    'Aktiviteter jeg blir ansvarlig for',
    'Activities that I am made responsible for',
  ],
  'notification.choice.notifyChanged': [
    'Endringar i det eg følgjer, har laga eller er ansvarleg for',
    'Endringer i det jeg følger, har laget eller er ansvarlig for',
    'Changes to what I follow, have made or am responsible for',
  ],
  'notification.choice.notifyReminder': [
    'Påminningar om aktivitetar eg er ansvarleg for, og søknadsfristar for tilskot eg følgjer',
    'Påminnelser om aktiviteter jeg er ansvarlig for, og søknadsfrister for tilskudd jeg følger',
    'Reminders about activities I am responsible for, and application deadlines of grants I follow',
  ],
  'notification.choice.notifyFollowedReminder': [
    'Påminningar om aktivitetar i det eg følgjer',
    'Påminnelser om aktiviteter i det jeg følger',
    'Reminders about activities in what I follow',
  ],
  'notification.choice.notifyTagged': [
    'Nytt med ein merkelapp eg følgjer',
    'Nytt med en merkelapp jeg følger',
    'New things with a tag that I follow',
  ],
  'notification.choice.notifyMatched': [
    'Nye tilskot som dei lagra søka mine finn',
    'Nye tilskudd som de lagrede søkene mine finner',
    'New grants that my saved searches find',
  ],
  'notification.choice.notifyShared': [
    'Det som blir delt med meg',
    'Det som blir delt med meg',
    'What is shared with me',
  ],
  'notification.choice.notifyAccess': [
    'Skrivetilgang eg får, og når noko får ny eigar',
    'Skrivetilgang jeg får, og når noe får ny eier',
    'Write access that I am given, and new owners',
  ],
  'notification.choice.notifyCopied': [
    'Kopiar eg har bede om, når dei er klare',
    'Kopier jeg har bedt om, når de er klare',
    'Copies that I asked for, when they are ready',
  ],
  'notification.mail': ['Varsel på e-post', 'Varsler på e-post', 'Notifications by e-mail'],
  'notification.mailHint': [
    'I e-posten står det du ikkje har lese enno.',
    'I e-posten står det du ikke har lest ennå.',
    'The e-mail lists what you have not read.',
  ],
  'notification.mail.INSTANT': ['Med ein gong', 'Med en gang', 'At once'],
  'notification.mail.INSTANT.hint': [
    'Endringar av det same kjem i éin e-post etter ti minutt.',
    'Endringer av det samme kommer i én e-post etter ti minutter.',
    'Changes to the same thing come in one e-mail after ten minutes.',
  ],
  'notification.mail.DAILY': ['Kvar morgon klokka sju', 'Hver morgen klokken sju', 'Every morning at seven'],
  'notification.mail.WEEKLY': ['Kvar måndag klokka sju', 'Hver mandag klokken sju', 'Every Monday at seven'],
  'notification.mail.NEVER': ['Aldri', 'Aldri', 'Never'],
  'notification.unsubscribe.title': [
    'Slutte å få varsel på e-post?',
    'Slutte å få varsler på e-post?',
    'Stop notifications by e-mail?',
  ],
  'notification.unsubscribe.body': [
    'Du får framleis varsel når du er i Samspel.',
    'Du får fortsatt varsler når du er i Samspel.',
    'You will still be notified when you are in Samspel.',
  ],
  'notification.unsubscribe.button': ['Slutt å få e-post', 'Slutt å få e-post', 'Stop the e-mails'],
  'notification.unsubscribed.title': [
    'Du får ikkje fleire varsel på e-post',
    'Du får ikke flere varsler på e-post',
    'You will get no more notifications by e-mail',
  ],
  'notification.unsubscribed.body': [
    'Ombestemmer du deg, kan du velje i profilen din kor ofte du vil ha dei.',
    'Ombestemmer du deg, kan du velge i profilen din hvor ofte du vil ha dem.',
    'If you change your mind, choose in your profile how often you want them.',
  ],
  'notification.unsubscribed.profile': ['Gå til profilen min', 'Gå til profilen min', 'Go to my profile'],
  'notification.level': ['Varsel om dette', 'Varsler om dette', 'Notifications about this'],
  'notification.levelLegend': ['Eg vil få vite om', 'Jeg vil få vite om', 'I want to hear about'],
  'notification.level.ALL': ['Alle endringar', 'Alle endringer', 'All changes'],
  'notification.level.MINE': [
    'Svar til meg, omtale av meg og det som er mitt',
    'Svar til meg, omtale av meg og det som er mitt',
    'Answers to me, mentions of me, and what is mine',
  ],
  'notification.level.NOTHING': ['Ingenting', 'Ingenting', 'Nothing'],
  'notification.levelHint': [
    'Det gjeld òg det som høyrer til.',
    'Det gjelder også det som hører til.',
    'This also applies to what belongs to it.',
  ],
  'notification.favourites': ['Det eg følgjer', 'Det jeg følger', 'What I follow'],
  'notification.favourites.calendar.empty': [
    'Du følgjer ingen årshjul',
    'Du følger ingen årshjul',
    'You are not following any year wheels',
  ],
  'notification.favourites.calendar.hint': [
    'Opne eit årshjul og vel «Følg», så finn du det att her.',
    'Åpne et årshjul og velg «Følg», så finner du det igjen her.',
    'Open a year wheel and choose “Follow”, and you will find it here.',
  ],
  'notification.somebody': ['Nokon', 'Noen', 'Someone'],
} as const satisfies Record<string, Row>;
