import type { Row } from './locale.ts';

/** The relations of a thing, and the screen that makes them. */
export const relationTexts = {
  'relation.field.CALENDAR': ['Tema', 'Tema', 'Topics'],
  'relation.field.CALENDAR.hint': [
    'Årshjulet blir vist på tema du knyter det til. Du finn tema du kan endre.',
    'Årshjulet vises på temaer du knytter det til. Du finner temaer du kan endre.',
    'The year wheel is shown on the topics you link it to. Only topics that you can edit are found.',
  ],
  'relation.field.TOPIC': ['Relatert', 'Relatert', 'Related'],
  'relation.field.TOPIC.hint': [
    'Årshjul, tilskot, spørsmål og andre tema som høyrer til',
    'Årshjul, tilskudd, spørsmål og andre temaer som hører til',
    'Year wheels, grants, questions and other topics that belong to it',
  ],
  'relation.title': ['Relatert', 'Relatert', 'Related'],
  'relation.add': ['Knyt til noko anna', 'Knytt til noe annet', 'Link to something else'],
  'relation.find': ['Finn det som er relatert', 'Finn det som er relatert', 'Find what is related'],
  'relation.findHint': ['Skriv minst tre bokstavar', 'Skriv minst tre bokstaver', 'Type at least three letters'],
  'relation.done': ['Ferdig', 'Ferdig', 'Done'],
  'relation.more': ['Vis fleire', 'Vis flere', 'Show more'],
  'relation.closed': ['Lukka', 'Lukket', 'Closed'],
  'relation.removeNamed': [
    'Fjern relasjonen til «{title}»',
    'Fjern relasjonen til «{title}»',
    'Remove the relation to “{title}”',
  ],
  'relation.added': ['Relatert til «{title}»', 'Relatert til «{title}»', 'Related to “{title}”'],
  'relation.removed': [
    'Ikkje lenger relatert til «{title}»',
    'Ikke lenger relatert til «{title}»',
    'No longer related to “{title}”',
  ],
  'relation.maker.title': ['Ny relasjon', 'Ny relasjon', 'New relation'],
  'relation.maker.lead': [
    'Knyt noko du kan endre, til andre ting og til merkelappar.',
    'Knytt noe du kan endre, til andre ting og til merkelapper.',
    'Link something that you can edit to other things, and to tags.',
  ],
  'relation.maker.one': ['Det du vil knyte', 'Det du vil knytte', 'What you want to link'],
  'relation.maker.oneHint': [
    'Vel éin ting. Du finn berre det du kan endre.',
    'Velg én ting. Du finner bare det du kan endre.',
    'Choose one thing. You find only what you can edit.',
  ],
  'relation.maker.many': ['Det skal knytast til', 'Det skal knyttes til', 'Link it to'],
  'relation.maker.manyHint': [
    'Vel så mange du vil, merkelappar òg. Skriv ein ny merkelapp om du saknar ein.',
    'Velg så mange du vil, også merkelapper. Skriv en ny merkelapp om du savner en.',
    'Choose as many as you like, tags too. Write a new tag if one is missing.',
  ],
  'relation.maker.newTag': ['Ny merkelapp', 'Ny merkelapp', 'New tag'],
  'relation.maker.tagged': ['Merkelapp: {title}', 'Merkelapp: {title}', 'Tag: {title}'],
  'relation.maker.create': ['Lag relasjon', 'Lag relasjon', 'Create relation'],
  'relation.maker.chooseOne': ['Vel det du vil knyte', 'Velg det du vil knytte', 'Choose what you want to link'],
  'relation.maker.chooseMany': [
    'Vel minst éin ting eller merkelapp',
    'Velg minst én ting eller merkelapp',
    'Choose at least one thing or tag',
  ],
  'relation.maker.success': ['Relasjonen er laga', 'Relasjonen er laget', 'Relation created'],
  'relation.maker.failed': [
    'Noko gjekk gale. {message}',
    'Noe gikk galt. {message}',
    'Something went wrong. {message}',
  ],
  'relation.tour.one.title': ['Vel éin ting', 'Velg én ting', 'Choose one thing'],
  'relation.tour.one.body': [
    'Søk fram det som skal få relasjonar. Her får du berre treff på det du kan endre, og du kan velje éin ting.',
    'Søk fram det som skal få relasjoner. Her får du bare treff på det du kan endre, og du kan velge én ting.',
    'Search for what you want to relate to other things. You find only what you can edit. Choose one thing.',
  ],
  'relation.tour.many.title': [
    'Vel kva det er relatert til',
    'Velg hva det er relatert til',
    'Choose what it is related to',
  ],
  'relation.tour.many.body': [
    'Søk fram alt det skal vere relatert til. Merkelappar står òg i lista, og det du skriv, kan bli ein ny merkelapp.',
    'Søk fram alt det skal være relatert til. Merkelapper står også i listen, og det du skriver, kan bli en ny merkelapp.',
    'Search for everything that it is related to. Tags are in the list too, and what you write can become a new tag.',
  ],
  'relation.tour.create.title': ['Lag relasjonen', 'Lag relasjonen', 'Create the relation'],
  'relation.tour.create.body': [
    'Relasjonen gjeld begge vegar: ho blir vist på alle tinga du har valt.',
    'Relasjonen gjelder begge veier: den vises på alle tingene du har valgt.',
    'The relation goes both ways: it is shown on all the things that you have chosen.',
  ],
} as const satisfies Record<string, Row>;
