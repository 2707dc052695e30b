import type { Row } from './locale.ts';

/** Year wheels: the list, the cards, the page of one, the dashboard. */
export const calendarTexts = {
  'calendar.many': ['Årshjul', 'Årshjul', 'Year wheels'],
  'calendar.manySeries': ['Seriar og aktivitetar', 'Serier og aktiviteter', 'Series and activities'],
  'calendar.one': ['Årshjul', 'Årshjul', 'Year wheel'],
  'calendar.mine': ['Mine årshjul', 'Mine årshjul', 'My year wheels'],
  'calendar.goToMine': ['Gå til mine årshjul', 'Gå til mine årshjul', 'Go to my year wheels'],
  'calendar.explore': ['Utforsk årshjul', 'Utforsk årshjul', 'Explore year wheels'],
  'calendar.myMunicipality': ['Min kommune', 'Min kommune', 'My municipality'],
  'calendar.inMunicipality': ['Årshjul i {municipality}', 'Årshjul i {municipality}', 'Year wheels in {municipality}'],
  'calendar.new': ['Nytt årshjul', 'Nytt årshjul', 'New year wheel'],
  'calendar.createNew': ['Lag nytt årshjul', 'Lag nytt årshjul', 'Create new year wheel'],

  'calendar.category.TOPIC': ['Tema', 'Tema', 'Topic'],
  'calendar.category.ORGANIZATION': ['Organisasjon', 'Organisasjon', 'Organization'],
  'calendar.category.PROJECT': ['Prosjekt', 'Prosjekt', 'Project'],
  'calendar.category.GRANT': ['Tilskot', 'Tilskudd', 'Grant'],

  'calendar.list.count': [
    '{count, plural, =0 {Ingen årshjul} other {# årshjul}}',
    '{count, plural, =0 {Ingen årshjul} other {# årshjul}}',
    '{count, plural, =0 {No year wheels} one {# year wheel} other {# year wheels}}',
  ],
  'calendar.list.countWithLimited': [
    '{count, plural, =0 {Ingen årshjul du kan opne} other {# årshjul}}, {limited, plural, other {# lukka}}',
    '{count, plural, =0 {Ingen årshjul du kan åpne} other {# årshjul}}, {limited, plural, one {# lukket} other {# lukkede}}',
    '{count, plural, =0 {No year wheels you can open} one {# year wheel} other {# year wheels}}, {limited, plural, other {# closed}}',
  ],
  'calendar.list.limited': [
    '{count, plural, other {# lukka årshjul}}',
    '{count, plural, one {# lukket årshjul} other {# lukkede årshjul}}',
    '{count, plural, one {# closed year wheel} other {# closed year wheels}}',
  ],
  'calendar.list.allLimited': ['Ingen årshjul du kan opne', 'Ingen årshjul du kan åpne', 'No year wheels you can open'],
  'calendar.list.category': ['Kategori', 'Kategori', 'Category'],
  'calendar.list.allCategories': ['Alle kategoriar', 'Alle kategorier', 'All categories'],
  'calendar.showArchivedCount': ['Vis arkiverte ({count})', 'Vis arkiverte ({count})', 'Show archived ({count})'],

  'calendar.mine.empty': ['Du har ingen årshjul enno', 'Du har ingen årshjul ennå', 'You have no year wheels yet'],
  'calendar.mine.offers': ['Årshjul du kan lese', 'Årshjul du kan lese', 'Year wheels that you can read'],
  'calendar.mine.offersHint': [
    'Legg til dei som gjeld deg, så ser du alt i eitt hjul.',
    'Legg til dem som gjelder deg, så ser du alt i ett hjul.',
    'Add those that concern you, and see everything in one wheel.',
  ],
  'calendar.mine.emptyHint': [
    'Eit årshjul viser kva som skal gjerast, og når, gjennom heile året.',
    'Et årshjul viser hva som skal gjøres, og når, gjennom hele året.',
    'A year wheel shows what happens when, all year round.',
  ],

  'calendar.deadlines': ['Komande fristar', 'Kommende frister', 'Upcoming deadlines'],
  'calendar.deadlines.empty': ['Ingen komande fristar', 'Ingen kommende frister', 'No upcoming deadlines'],
  'calendar.unfinished': ['Mine uferdige oppgåver', 'Mine uferdige oppgaver', 'My unfinished tasks'],
  'calendar.unfinished.empty': [
    'Du har ingen uferdige oppgåver',
    'Du har ingen uferdige oppgaver',
    'You have no unfinished tasks',
  ],
  'calendar.assigned': ['Oppgåver eg har gitt andre', 'Oppgaver jeg har gitt andre', 'Tasks I assigned to others'],
  'calendar.assigned.empty': [
    'Du har ikkje gitt andre oppgåver som står att',
    'Du har ikke gitt andre oppgaver som gjenstår',
    'No incomplete tasks assigned to others',
  ],

  'calendar.page.about': ['Om årshjulet', 'Om årshjulet', 'About the year wheel'],
  'calendar.page.activities': ['Aktivitetar', 'Aktiviteter', 'Activities'],
  'calendar.page.noActivities': ['Ingen aktivitetar her', 'Ingen aktiviteter her', 'No activities here'],
  'calendar.first.activity': [
    'Legg inn det som skal skje, så kjem det på hjulet.',
    'Legg inn det som skal skje, så kommer det på hjulet.',
    'Add what is to happen, and it shows on the wheel.',
  ],
  'calendar.first.share': [
    'La dei det gjeld, lese eller skrive i det.',
    'La dem det gjelder, lese eller skrive i det.',
    'Let those it concerns read or write it.',
  ],
  'calendar.first.shareIt': ['Del årshjulet', 'Del årshjulet', 'Share the year wheel'],
  'calendar.first.feed': [
    'Få fristane inn i din eigen kalender.',
    'Få fristene inn i din egen kalender.',
    'Get the deadlines into your own calendar.',
  ],
  'calendar.first.feedIt': ['Abonner på fristane', 'Abonner på fristene', 'Subscribe to the deadlines'],
  'calendar.page.noActivitiesHint': [
    'Legg til den første, så kjem han på hjulet.',
    'Legg til den første, så kommer den på hjulet.',
    'Add the first one, and it shows on the wheel.',
  ],
  'calendar.page.readOnly': [
    'Du kan lese dette årshjulet, men ikkje endre det.',
    'Du kan lese dette årshjulet, men ikke endre det.',
    'You can read this year wheel, but not change it.',
  ],

  'calendar.feed.subscribe': ['Abonner på kalenderen', 'Abonner på kalenderen', 'Subscribe to calendar'],
  'calendar.feed.paste': [
    'Adresse å lime inn i kalenderen',
    'Adresse å lime inn i kalenderen',
    'Address to paste into your calendar',
  ],
  'calendar.feed.how': ['Slik gjer du det', 'Slik gjør du det', 'How to do it'],
  'calendar.feed.outlook': [
    'Outlook på datamaskina (klassisk)',
    'Outlook på datamaskinen (klassisk)',
    'Outlook on the computer (classic)',
  ],
  'calendar.feed.outlook.how': [
    'Kopier adressa som skal limast inn. Vel «Fil», «Kontoinnstillingar», «Kontoinnstillingar», «Internett-kalendrar» og «Ny». Lim inn adressa og vel «Legg til».',
    'Kopier adressen som skal limes inn. Velg «Fil», «Kontoinnstillinger», «Kontoinnstillinger», «Internett-kalendere» og «Ny». Lim inn adressen og velg «Legg til».',
    'Copy the address that is to be pasted. Choose “File”, “Account Settings”, “Account Settings”, “Internet Calendars” and “New”. Paste the address and choose “Add”.',
  ],
  'calendar.feed.outlook.late': [
    'Endringar kjem når Outlook sender og mottek, som regel innan ein time.',
    'Endringer kommer når Outlook sender og mottar, som regel innen en time.',
    'Changes come when Outlook sends and receives, usually within an hour.',
  ],
  'calendar.feed.outlookWeb': [
    'Outlook på nettet, nye Outlook og Teams',
    'Outlook på nettet, nye Outlook og Teams',
    'Outlook on the web, new Outlook and Teams',
  ],
  'calendar.feed.outlookWeb.how': [
    'Kopier adressa som skal limast inn. Opne kalenderen, vel «Legg til kalender» og «Abonner frå nettet». Lim inn adressa og vel «Importer».',
    'Kopier adressen som skal limes inn. Åpne kalenderen, velg «Legg til kalender» og «Abonner fra nettet». Lim inn adressen og velg «Importer».',
    'Copy the address that is to be pasted. Open the calendar, choose “Add calendar” and “Subscribe from web”. Paste the address and choose “Import”.',
  ],
  'calendar.feed.outlookWeb.late': [
    'Microsoft hentar endringar når dei sjølve vil. Rekn med nokre timar, av og til eit døgn.',
    'Microsoft henter endringer når de selv vil. Regn med noen timer, av og til et døgn.',
    'Microsoft fetches changes at its own pace. Expect some hours, at times a day.',
  ],
  'calendar.feed.google': ['Google Kalender', 'Google Kalender', 'Google Calendar'],
  'calendar.feed.google.how': [
    'Kopier adressa som skal limast inn. Opne Google Kalender i ein nettlesar på datamaskina. Vel «+» ved «Andre kalendrar» og «Frå URL». Lim inn adressa og vel «Legg til kalender».',
    'Kopier adressen som skal limes inn. Åpne Google Kalender i en nettleser på datamaskinen. Velg «+» ved «Andre kalendere» og «Fra URL». Lim inn adressen og velg «Legg til kalender».',
    'Copy the address that is to be pasted. Open Google Calendar in a browser on a computer. Choose “+” at “Other calendars” and “From URL”. Paste the address and choose “Add calendar”.',
  ],
  'calendar.feed.google.late': [
    'Endringar kan ta opptil tolv timar.',
    'Endringer kan ta opptil tolv timer.',
    'Changes may take up to twelve hours.',
  ],
  'calendar.feed.apple': [
    'Kalender på iPhone, iPad og Mac',
    'Kalender på iPhone, iPad og Mac',
    'Calendar on iPhone, iPad and Mac',
  ],
  'calendar.feed.apple.how': [
    'Trykk på «Abonner på kalenderen» over, og vel «Abonner» i vindauget som kjem.',
    'Trykk på «Abonner på kalenderen» over, og velg «Abonner» i vinduet som kommer.',
    'Press “Subscribe to calendar” above, and choose “Subscribe” in the window that opens.',
  ],
  'calendar.feed.apple.late': [
    'Du vel sjølv kor ofte endringar blir henta, på Mac heilt ned til kvart femte minutt.',
    'Du velger selv hvor ofte endringer hentes, på Mac helt ned til hvert femte minutt.',
    'You choose how often changes are fetched, on a Mac down to every five minutes.',
  ],
  'calendar.feed.export': ['Eksporter', 'Eksporter', 'Export'],
  'calendar.feed.school': ['Ta med skuleferiane', 'Ta med skoleferiene', 'Include the school holidays'],
  'calendar.feed.hint': [
    'Lenkja er personleg. Alle som får tak i lenkja, ser det same som du.',
    'Lenken er personlig. Alle som får tak i lenken, ser det samme som du.',
    'The link is personal. Whoever has it sees what you see.',
  ],
  'calendar.share.taken': ['Lenkja er allereie i bruk', 'Lenken er allerede i bruk', 'The link is already in use'],

  'calendar.list.nobody': [
    'Ingen har laga årshjul enno',
    'Ingen har laget årshjul ennå',
    'No one has created a year wheel yet',
  ],
  'calendar.card.next': ['Neste frist {day}', 'Neste frist {day}', 'Next deadline {day}'],
  'calendar.yearOf': ['Året til {name}', 'Året til {name}', '{name}’s year'],
  'calendar.ring.myTasks': [
    'Oppgåvene mine i andre årshjul',
    'Oppgavene mine i andre årshjul',
    'My tasks in other year wheels',
  ],
  'calendar.ring.showMyTasks': [
    'Vis oppgåvene mine i andre årshjul ({count})',
    'Vis oppgavene mine i andre årshjul ({count})',
    'Show my tasks in other year wheels ({count})',
  ],
  'calendar.rings.count': [
    '{count, plural, other {# årshjul}}',
    '{count, plural, other {# årshjul}}',
    '{count, plural, one {# year wheel} other {# year wheels}}',
  ],
  'calendar.rings.none': [
    'Her er det ingen årshjul du kan lese',
    'Her er det ingen årshjul du kan lese',
    'There are no year wheels here that you can read',
  ],
  'calendar.ring.add': ['Legg til i året mitt', 'Legg til i året mitt', 'Add to my year'],
  'calendar.ring.show': ['Vis året mitt', 'Vis året mitt', 'Show my year'],
  'calendar.followed': ['Du følgjer {title}', 'Du følger {title}', 'You follow {title}'],
  'calendar.ring.remove': ['Fjern frå året mitt', 'Fjern fra året mitt', 'Take out of my year'],
  'calendar.ring.addOne': ['Legg til årshjul', 'Legg til årshjul', 'Add a year wheel'],
  'calendar.ring.addNamed': ['Legg til {title} i året mitt', 'Legg til {title} i året mitt', 'Add {title} to my year'],
  'calendar.ring.removeNamed': [
    'Ta {title} ut av året mitt',
    'Ta {title} ut av året mitt',
    'Take {title} out of my year',
  ],
  'calendar.ring.added': [
    '«{title}» er lagt til i året ditt',
    '«{title}» er lagt til i året ditt',
    '“{title}” has been added to your year',
  ],
  'calendar.ring.removed': [
    '«{title}» er teke ut av året ditt',
    '«{title}» er tatt ut av året ditt',
    '“{title}” is taken out of your year',
  ],
  'calendar.ring.lost': [
    '«{title}» er ikkje lenger delt med deg, eller er sletta',
    '«{title}» er ikke lenger delt med deg, eller er slettet',
    '“{title}” is no longer shared with you, or has been deleted',
  ],
  'calendar.ring.allIn': [
    'Alle årshjula du kan lese i organisasjonen din, skrive i eller følgjer, er allereie i året ditt. Fleire finn du når du utforskar.',
    'Alle årshjulene du kan lese i organisasjonen din, skrive i eller følger, er allerede i året ditt. Flere finner du når du utforsker.',
    'All the year wheels that you can read in your organization, write in or follow are in your year already. Explore to find more.',
  ],
  'calendar.page.archived': [
    'Årshjulet er arkivert. Det kan lesast, men ikkje endrast.',
    'Årshjulet er arkivert. Det kan leses, men ikke endres.',
    'The year wheel is archived. It can be read, but not changed.',
  ],
  'calendar.page.responsibleWithoutAccess': [
    '{count, plural, one {{names} er ansvarleg for aktivitetar her, men har ikkje lenger tilgang. Vel ein annan, eller del årshjulet.} other {Desse er ansvarlege for aktivitetar her, men har ikkje lenger tilgang: {names}. Vel andre, eller del årshjulet.}}',
    '{count, plural, one {{names} er ansvarlig for aktiviteter her, men har ikke lenger tilgang. Velg en annen, eller del årshjulet.} other {Disse er ansvarlige for aktiviteter her, men har ikke lenger tilgang: {names}. Velg andre, eller del årshjulet.}}',
    '{count, plural, one {{names} is responsible for activities here but no longer has access. Choose someone else, or share the year wheel.} other {These people are responsible for activities here but no longer have access: {names}. Choose others, or share the year wheel.}}',
  ],
  'calendar.page.draft': [
    'Årshjulet er eit utkast. Berre dei som har skrivetilgang, ser det. Publiser det under «Rediger årshjulet» når det er klart.',
    'Årshjulet er et utkast. Bare de som har skrivetilgang, ser det. Publiser det under «Rediger årshjulet» når det er klart.',
    'The year wheel is a draft. Only those with write access see it. When it is ready, publish it under “Edit year wheel”.',
  ],
  'calendar.page.noActivitiesChosen': [
    'Vel ein annan månad på hjulet, eller vis heile året.',
    'Velg en annen måned på hjulet, eller vis hele året.',
    'Select another month on the wheel, or show the whole year.',
  ],
  'calendar.copyIt': ['Lag ein kopi', 'Lag en kopi', 'Make a copy'],
  'calendar.feed.short': ['Abonner', 'Abonner', 'Subscribe'],
  'calendar.feed.menu': ['Abonner eller eksporter', 'Abonner eller eksporter', 'Subscribe or export'],
  'calendar.feed.address': ['Adresse: {label}', 'Adresse: {label}', 'Address: {label}'],
  'calendar.feed.mine': ['Kalenderlenkjene dine', 'Kalenderlenkene dine', 'Your calendar links'],
  'calendar.feed.mineHint': [
    'Den som har ei av lenkjene dine, kan lese årshjula du abonnerer på. Fornyar du dei, sluttar dei gamle å verke.',
    'Den som har en av lenkene dine, kan lese årshjulene du abonnerer på. Fornyer du dem, slutter de gamle å virke.',
    'Anyone who has one of your links can read the year wheels that you subscribe to. If you renew them, the old ones stop working.',
  ],
  'calendar.feed.renew': ['Forny lenkja', 'Forny lenken', 'Renew the link'],
  'calendar.feed.renewTitle': ['Fornye lenkja?', 'Fornye lenken?', 'Renew the link?'],
  'calendar.feed.renewBody': [
    'Alle lenkjer til kalendrane dine får ny adresse, og dei gamle sluttar å verke. Kalendrar som abonnerer, må få den nye adressa.',
    'Alle lenker til kalenderne dine får ny adresse, og de gamle slutter å virke. Kalendere som abonnerer, må få den nye adressen.',
    'All links to your calendars get a new address, and the old ones stop working. Calendars that subscribe must be given the new address.',
  ],
  'calendar.feed.renewed': ['Lenkja er fornya.', 'Lenken er fornyet.', 'The link has been renewed.'],
  'calendar.archive.body': [
    'Ingen kan endre eit årshjul som er arkivert. Du kan hente det fram att når du vil.',
    'Ingen kan endre et årshjul som er arkivert. Du kan hente det fram igjen når du vil.',
    'No one can change an archived year wheel. You can take it out of the archive whenever you like.',
  ],
  'calendar.archive.draft': [
    'Årshjulet er eit utkast. Arkiverer du det, kan alle med lesetilgang sjå det. Publiser det først, eller slett det.',
    'Årshjulet er et utkast. Arkiverer du det, kan alle med lesetilgang se det. Publiser det først, eller slett det.',
    'The year wheel is a draft. If you archive it, everyone with read access can see it. Publish it first, or delete it.',
  ],
  'calendar.unArchive.body': [
    'Dei som har skrivetilgang, kan endre årshjulet igjen.',
    'De som har skrivetilgang, kan endre årshjulet igjen.',
    'Those with write access can change the year wheel again.',
  ],
  'calendar.delete.body': [
    'Årshjulet og alle aktivitetane i det forsvinn for alle. Dei ligg i papirkorga i 30 dagar.',
    'Årshjulet og alle aktivitetene i det forsvinner for alle. De ligger i papirkurven i 30 dager.',
    'The year wheel and all its activities disappear for everyone. They stay in the trash for 30 days.',
  ],
  'calendar.trash.calendars': ['Årshjul', 'Årshjul', 'Year wheels'],
  'calendar.trash.activityCount': [
    '{count, plural, one {# aktivitet} other {# aktivitetar}}',
    '{count, plural, one {# aktivitet} other {# aktiviteter}}',
    '{count, plural, one {# activity} other {# activities}}',
  ],
  'calendar.trash.pages': [
    'Sider med sletta aktivitetar',
    'Sider med slettede aktiviteter',
    'Pages: deleted activities',
  ],
  'calendar.trash.calendarPages': [
    'Sider med sletta årshjul',
    'Sider med slettede årshjul',
    'Pages: deleted year wheels',
  ],
  'calendar.trash.archived': [
    'Årshjulet er arkivert. Hent det fram frå arkivet først.',
    'Årshjulet er arkivert. Hent det fra arkivet først.',
    'The year wheel is archived. Unarchive it first.',
  ],
  'calendar.trash.noActivities': [
    'Ingen aktivitetar i papirkorga. Slettar du ein, kan du hente han tilbake herifrå.',
    'Ingen aktiviteter i papirkurven. Sletter du en, kan du hente den tilbake herfra.',
    'No activities in the trash. If you delete one, you can restore it from here.',
  ],
  'calendar.trash.noCalendars': [
    'Ingen årshjul i papirkorga. Slettar du eitt, kan du hente det tilbake herifrå.',
    'Ingen årshjul i papirkurven. Sletter du ett, kan du hente det tilbake herfra.',
    'No year wheels in the trash. If you delete one, you can restore it from here.',
  ],
  'calendar.related.none': [
    'Ingen årshjul er knytte til dette enno',
    'Ingen årshjul er knyttet til dette ennå',
    'No year wheels are linked to this yet',
  ],
  'calendar.related.noneHint': [
    'Vel «Rediger», og finn årshjula som høyrer til.',
    'Velg «Rediger», og finn årshjulene som hører til.',
    'Choose “Edit” and find the year wheels that belong to it.',
  ],
} as const satisfies Record<string, Row>;
