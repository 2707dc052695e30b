import type { Row } from './locale.ts';

/** Who may read and write: the access panel of calendars and topics, and what those read who may not. */
export const accessTexts = {
  'access.title': ['Tilgang', 'Tilgang', 'Access'],
  'access.level.READ': ['Lesetilgang', 'Lesetilgang', 'Read access'],
  'access.level.WRITE': ['Skrivetilgang', 'Skrivetilgang', 'Write access'],
  'access.level.OWNER': ['Eigar', 'Eier', 'Owner'],
  'access.level.NONE': ['Ingen tilgang', 'Ingen tilgang', 'No access'],
  'access.public': ['Open for alle', 'Åpen for alle', 'Public'],
  'access.private': ['Privat', 'Privat', 'Private'],
  'access.visibility.PUBLIC': ['Synleg', 'Synlig', 'Visible'],
  'access.visibility.PRIVATE': ['Skjult', 'Skjult', 'Hidden'],
  'access.everyone': ['Alle', 'Alle', 'Everyone'],
  'access.everyoneReads': ['Alle — Lesetilgang', 'Alle — Lesetilgang', 'Everyone — Read access'],
  'access.publicHint': [
    'Alle som brukar Samspel, kan lese.',
    'Alle som bruker Samspel, kan lese.',
    'Everyone who uses Samspel can read.',
  ],
  'access.privateHint': [
    'Berre dei du legg til her, kan lese.',
    'Bare de du legger til her, kan lese.',
    'Only those you add here can read.',
  ],
  'access.visibleHint': [
    'Andre ser tittelen i lister, men kan ikkje opne.',
    'Andre ser tittelen i lister, men kan ikke åpne.',
    'Others see the title in lists but cannot open it.',
  ],
  'access.hiddenHint': [
    'Andre ser ikkje at dette finst.',
    'Andre ser ikke at dette finnes.',
    'Others do not see that this exists.',
  ],
  'access.addMember': [
    'Legg til person, gruppe eller organisasjon',
    'Legg til person, gruppe eller organisasjon',
    'Add a person, group or organization',
  ],
  'access.members': [
    '{count, plural, =0 {Ingen har fått tilgang enno} one {# med tilgang} other {# med tilgang}}',
    '{count, plural, =0 {Ingen har fått tilgang ennå} one {# med tilgang} other {# med tilgang}}',
    '{count, plural, =0 {Nobody has been given access yet} one {# with access} other {# with access}}',
  ],
  'access.removeMember': ['Ta bort tilgangen {name} har', 'Fjern tilgangen {name} har', 'Remove access for {name}'],
  'access.levelOf': ['Tilgangen {name} har', 'Tilgangen {name} har', 'Access for {name}'],
  'access.makePublicTitle': ['Opne for alle?', 'Åpne for alle?', 'Make public?'],
  'access.makePublicBody': [
    'Alle får sjå dette, og dei som har lesetilgang, forsvinn frå lista.',
    'Alle får se dette, og de som har lesetilgang, forsvinner fra listen.',
    'Everyone will see this, and the members with read access disappear from the list.',
  ],
  'access.noWrite.subject': [
    'Du har ikkje skrivetilgang til dette',
    'Du har ikke skrivetilgang til dette',
    'You do not have write access to this',
  ],
  'access.noWrite.calendar': [
    'Du har ikkje skrivetilgang til årshjulet',
    'Du har ikke skrivetilgang til årshjulet',
    'You do not have write access to the year wheel',
  ],
  'access.responsible': [
    'Du er ansvarleg for aktiviteten. Du kan krysse av, òg i sjekklista, og skrive notat. Dei som har skrivetilgang, kan endre resten.',
    'Du er ansvarlig for aktiviteten. Du kan krysse av, også i sjekklisten, og skrive notat. De som har skrivetilgang, kan endre resten.',
    'You are responsible for the activity. You can tick it and its checklist, and write a note. Those with write access can change the rest.',
  ],
  'access.noWrite.event': [
    'Du har ikkje skrivetilgang til aktiviteten',
    'Du har ikke skrivetilgang til aktiviteten',
    'You do not have write access to the activity',
  ],
  'access.noWrite.series': [
    'Du har ikkje skrivetilgang til serien',
    'Du har ikke skrivetilgang til serien',
    'You do not have write access to the series',
  ],
  'access.noWrite.group': [
    'Du har ikkje skrivetilgang til gruppa',
    'Du har ikke skrivetilgang til gruppen',
    'You do not have write access to the group',
  ],
  'access.gone': [
    '{name} finst ikkje lenger. Fjern tilgangen, og lagre på nytt.',
    '{name} finnes ikke lenger. Fjern tilgangen, og lagre på nytt.',
    '{name} no longer exists. Remove the access and save again.',
  ],
  'access.request.ask': ['Be om tilgang', 'Be om tilgang', 'Ask for access'],
  'access.request.askFor': ['Be om tilgang til {title}', 'Be om tilgang til {title}', 'Ask for access to {title}'],
  'access.request.hint': [
    '{owner} avgjer kven som får lese det.',
    '{owner} avgjør hvem som får lese det.',
    '{owner} decides who may read it.',
  ],
  'access.request.sent': [
    'Du har bede om tilgang. {owner} får vite det.',
    'Du har bedt om tilgang. {owner} får vite det.',
    'You have asked for access. {owner} will be told.',
  ],
  'access.request.waits': [
    'Du bad om tilgang {day}. {owner} har ikkje svart enno.',
    'Du ba om tilgang {day}. {owner} har ikke svart ennå.',
    'You asked for access on {day}. {owner} has not answered yet.',
  ],
  'access.request.refused': [
    'Du fekk ikkje tilgang. {owner} svarte {day}. Du kan spørje på nytt etter 30 dagar.',
    'Du fikk ikke tilgang. {owner} svarte {day}. Du kan spørre på nytt etter 30 dager.',
    'You were not given access. {owner} answered on {day}. You can ask again after 30 days.',
  ],
  'access.request.asks': [
    '{name}, {organization}, ber om å få lese dette.',
    '{name}, {organization}, ber om å få lese dette.',
    '{name}, {organization}, asks to read this.',
  ],
  'access.request.give': ['Gi lesetilgang', 'Gi lesetilgang', 'Give read access'],
  'access.request.refuse': ['Avslå', 'Avslå', 'Refuse'],
  'access.request.given': ['{name} har fått lesetilgang', '{name} har fått lesetilgang', '{name} can read it now'],
  'access.request.refusedNow': ['{name} fekk ikkje tilgang', '{name} fikk ikke tilgang', '{name} was not given access'],

  'access.who': ['Kven kan lese?', 'Hvem kan lese?', 'Who can read?'],
  'access.othersSee': ['Kva ser dei andre?', 'Hva ser de andre?', 'What do others see?'],
  'access.share': ['Del «{title}»', 'Del «{title}»', 'Share “{title}”'],
  'access.show': ['Vis tilgang', 'Vis tilgang', 'Show access'],
  'access.saved': ['Tilgangen er lagra', 'Tilgangen er lagret', 'Access saved'],
} as const satisfies Record<string, Row>;
