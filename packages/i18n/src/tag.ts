import type { Row } from './locale.ts';

/** Tags: on a thing, their own pages, and what admins do with them. */
export const tagTexts = {
  'tag.title': ['Merkelappar', 'Merkelapper', 'Tags'],
  'tag.edit': ['Rediger merkelappar', 'Rediger merkelapper', 'Edit tags'],
  'tag.add': ['Legg til merkelappar', 'Legg til merkelapper', 'Add tags'],
  'tag.addOne': ['Legg til ein merkelapp', 'Legg til en merkelapp', 'Add a tag'],
  'tag.done': ['Ferdig', 'Ferdig', 'Done'],
  'tag.known': ['Merkelappar i bruk', 'Merkelapper i bruk', 'Tags in use'],
  'tag.added': [
    'Merkelappen «{title}» er lagd til',
    'Merkelappen «{title}» er lagt til',
    'Tag “{title}” has been added',
  ],
  'tag.removed': [
    'Merkelappen «{title}» er fjerna',
    'Merkelappen «{title}» er fjernet',
    'Tag “{title}” has been removed',
  ],
  'tag.lead': [
    'Merkelappar er ord som samlar det som høyrer saman, på tvers av årshjul og kommunar.',
    'Merkelapper er ord som samler det som hører sammen, på tvers av årshjul og kommuner.',
    'Tags are words that gather what belongs together, across year wheels and municipalities.',
  ],
  'tag.find': ['Finn ein merkelapp', 'Finn en merkelapp', 'Find a tag'],
  'tag.findHint': ['Skriv minst tre bokstavar', 'Skriv minst tre bokstaver', 'Type at least three letters'],
  'tag.followed': ['Merkelappar du følgjer', 'Merkelapper du følger', 'Tags that you follow'],
  'tag.followsNone': [
    'Du følgjer ingen merkelappar. Finn ein, og trykk «Følg»: då står han her.',
    'Du følger ingen merkelapper. Finn en, og trykk «Følg»: da står den her.',
    'You are not following any tags. Find one and press “Follow”, and it appears here.',
  ],
  'tag.inUse': ['Alle merkelappar i bruk', 'Alle merkelapper i bruk', 'All tags in use'],
  'tag.inUse.search': ['Ord i merkelappen', 'Ord i merkelappen', 'Words in the tag'],
  'tag.inUse.none': [
    'Ingen merkelappar er i bruk enno.',
    'Ingen merkelapper er i bruk ennå.',
    'No tags are in use yet.',
  ],
  'tag.inUse.things': [
    '{count, plural, one {# ting} other {# ting}}',
    '{count, plural, one {# ting} other {# ting}}',
    '{count, plural, one {# thing} other {# things}}',
  ],
  'tag.count': [
    '{count, plural, =0 {Ikkje noko du kan lese, har denne merkelappen} one {# ting har denne merkelappen} other {# ting har denne merkelappen}}',
    '{count, plural, =0 {Ingenting du kan lese, har denne merkelappen} one {# ting har denne merkelappen} other {# ting har denne merkelappen}}',
    '{count, plural, =0 {Nothing that you can read has this tag} one {# thing has this tag} other {# things have this tag}}',
  ],
  'tag.ofKind': ['{many} ({count, number})', '{many} ({count, number})', '{many} ({count, number})'],
  'tag.pages': ['Sider med {many}', 'Sider med {many}', 'Pages: {many}'],
  'tag.in': ['I «{title}»', 'I «{title}»', 'In “{title}”'],
  'tag.all': ['Alle merkelappar', 'Alle merkelapper', 'All tags'],
  'tag.rename': ['Gi nytt namn', 'Gi nytt navn', 'Rename'],
  'tag.renameTitle': [
    'Gi merkelappen «{title}» nytt namn',
    'Gi merkelappen «{title}» nytt navn',
    'Rename the tag “{title}”',
  ],
  'tag.renameBody': [
    'Det nye namnet blir vist på alt som har merkelappen, og for alle som følgjer han.',
    'Det nye navnet vises på alt som har merkelappen, og for alle som følger den.',
    'The new name is shown on everything that has the tag, and to everyone who follows it.',
  ],
  'tag.renamed': [
    'Merkelappen heiter no «{title}»',
    'Merkelappen heter nå «{title}»',
    'The tag is now called “{title}”',
  ],
  'tag.merge': ['Slå saman med ein annan', 'Slå sammen med en annen', 'Merge with another'],
  'tag.mergeTitle': [
    'Slå saman «{title}» med ein annan merkelapp',
    'Slå sammen «{title}» med en annen merkelapp',
    'Merge “{title}” with another tag',
  ],
  'tag.mergeInto': ['Merkelappen som skal stå att', 'Merkelappen som skal stå igjen', 'The tag to keep'],
  'tag.mergeBody': [
    '{count, plural, one {# ting som har «{title}»} other {# ting som har «{title}»}}, får den andre i staden, og dei som følgjer «{title}», følgjer den andre. Det kan ikkje angrast.',
    '{count, plural, one {# ting som har «{title}»} other {# ting som har «{title}»}}, får den andre i stedet, og de som følger «{title}», følger den andre. Det kan ikke angres.',
    '{count, plural, one {# thing that has “{title}” gets} other {# things that have “{title}” get}} the other one instead, and whoever follows “{title}” follows the other one. This cannot be undone.',
  ],
  'tag.mergeAction': ['Slå saman', 'Slå sammen', 'Merge'],
  'tag.merged': [
    '«{from}» er slått saman med «{into}»',
    '«{from}» er slått sammen med «{into}»',
    '“{from}” was merged into “{into}”',
  ],
  'tag.mergeChoose': ['Vel ein merkelapp frå lista', 'Velg en merkelapp fra listen', 'Choose a tag from the list'],
} as const satisfies Record<string, Row>;
