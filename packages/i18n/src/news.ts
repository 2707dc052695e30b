import type { Row } from './locale.ts';

/** News of Samspel: what everybody reads, and what admins write. */
export const newsTexts = {
  'news.title': ['Nyhende', 'Nyheter', 'News'],
  'news.lead': ['Kva som er nytt i Samspel.', 'Hva som er nytt i Samspel.', 'What is new in Samspel.'],
  'news.none': ['Det er ingen nyhende enno.', 'Det er ingen nyheter ennå.', 'There is no news yet.'],
  'news.all': ['Vis alle nyhende', 'Vis alle nyheter', 'Show all news'],
  'news.pages': ['Sider med nyhende', 'Sider med nyheter', 'Pages: news'],

  'admin.news': ['Nyhende', 'Nyheter', 'News'],
  'admin.news.lead': [
    'Alle som er logga inn, ser publiserte nyhende på heimesida.',
    'Alle som er logget inn, ser publiserte nyheter på hjemmesiden.',
    'Everyone who is signed in sees published news on the home page.',
  ],
  'admin.news.new': ['Skriv nyhende', 'Skriv nyhet', 'Write news'],
  'admin.news.edit': ['Rediger nyhende', 'Rediger nyhet', 'Edit news'],
  'admin.news.search': ['Ord i tittelen', 'Ord i tittelen', 'Words in the title'],
  'admin.news.status': ['Status', 'Status', 'Status'],
  'admin.news.none': [
    'Ingen nyhende her. Skriv det første.',
    'Ingen nyheter her. Skriv den første.',
    'No news here. Write the first item.',
  ],
  'admin.news.DRAFT': ['Utkast', 'Utkast', 'Draft'],
  'admin.news.PUBLISHED': ['Publisert', 'Publisert', 'Published'],
  'admin.news.ARCHIVED': ['Arkivert', 'Arkivert', 'Archived'],
  'admin.news.coming': ['Kjem {day}', 'Kommer {day}', 'Coming {day}'],
  'admin.news.from': ['Frå {day}', 'Fra {day}', 'From {day}'],
  'admin.news.changed': ['Endra {at}', 'Endret {at}', 'Changed {at}'],
  'admin.news.fallback': [
    'Den som ikkje har fått nyhendet på sitt eige språk, les det på nynorsk.',
    'Den som ikke har fått nyheten på sitt eget språk, leser den på nynorsk.',
    'People without a text in their own language see the Nynorsk one.',
  ],
  'admin.news.titleIn': ['Tittel ({language})', 'Tittel ({language})', 'Title ({language})'],
  'admin.news.bodyIn': ['Tekst ({language})', 'Tekst ({language})', 'Text ({language})'],
  'admin.news.publishOn': ['Vis frå', 'Vis fra', 'Show from'],
  'admin.news.publishOnHint': [
    'Tomt: frå i dag, når det blir publisert.',
    'Tomt: fra i dag, når den blir publisert.',
    'Empty: from today, once it is published.',
  ],
  'admin.news.takeBack': ['Trekk tilbake til utkast', 'Trekk tilbake til utkast', 'Withdraw to draft'],
  'admin.news.archive': ['Arkiver', 'Arkiver', 'Archive'],
  'admin.news.saved.DRAFT': ['Utkastet er lagra', 'Utkastet er lagret', 'The draft was saved'],
  'admin.news.saved.PUBLISHED': ['Nyhendet er publisert', 'Nyheten er publisert', 'The news was published'],
  'admin.news.saved.ARCHIVED': ['Nyhendet er arkivert', 'Nyheten er arkivert', 'The news was archived'],
} as const satisfies Record<string, Row>;
