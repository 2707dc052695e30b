import type { Row } from './locale.ts';

/** What people say about a thing: answers and replies, under an activity and a series. */
export const commentTexts = {
  'comment.title': ['Kommentarar', 'Kommentarer', 'Comments'],
  'comment.titleSeries': [
    'Kommentarar til heile serien',
    'Kommentarer til hele serien',
    'Comments on the whole series',
  ],
  'comment.count': [
    '{count, plural, one {# kommentar} other {# kommentarar}}',
    '{count, plural, one {# kommentar} other {# kommentarer}}',
    '{count, plural, one {# comment} other {# comments}}',
  ],
  'comment.empty': [
    'Ingen har skrive noko her enno.',
    'Ingen har skrevet noe her ennå.',
    'Nobody has written anything here yet.',
  ],
  'comment.archived': [
    'Dette er arkivert. Du kan lese kommentarane, men ikkje skrive nye.',
    'Dette er arkivert. Du kan lese kommentarene, men ikke skrive nye.',
    'This is archived. You can read the comments, but not write new ones.',
  ],
  'comment.write': ['Skriv ein kommentar', 'Skriv en kommentar', 'Write a comment'],
  'comment.writeHint': [
    'Skriv @ for å nemne nokon. Ctrl + Enter sender.',
    'Skriv @ for å nevne noen. Ctrl + Enter sender.',
    'Type @ to mention somebody. Ctrl + Enter sends.',
  ],
  'comment.send': ['Send', 'Send', 'Send'],
  'comment.reply': ['Svar', 'Svar', 'Reply'],
  'comment.quote': ['Siter', 'Siter', 'Quote'],
  'comment.replyTo': ['Svar til {name}', 'Svar til {name}', 'Reply to {name}'],
  'comment.edit': ['Endre kommentaren', 'Endre kommentaren', 'Change the comment'],
  'comment.edited': ['endra', 'endret', 'edited'],
  'comment.editedAt': ['Endra {when}', 'Endret {when}', 'Edited {when}'],
  'comment.historyOf': ['Tidlegare tekst', 'Tidligere tekst', 'Earlier text'],
  'comment.saved': ['Kommentaren er lagra', 'Kommentaren er lagret', 'The comment is saved'],
  'comment.attach': ['Legg ved filer', 'Legg ved filer', 'Attach files'],
  'comment.removed': ['Fjerna', 'Fjernet', 'Removed'],
  'comment.removedToast': ['Kommentaren er sletta', 'Kommentaren er slettet', 'The comment is deleted'],
  'comment.broughtBack': ['Kommentaren er tilbake', 'Kommentaren er tilbake', 'The comment is back'],
  'comment.delete.title': ['Slette kommentaren?', 'Slette kommentaren?', 'Delete the comment?'],
  'comment.delete.body': [
    'Kommentaren blir borte for alle som les dette. Svara på han blir ståande.',
    'Kommentaren blir borte for alle som leser dette. Svarene på den blir stående.',
    'The comment disappears for everyone who reads this. Replies to it stay.',
  ],
  'comment.more': [
    'Meir for kommentaren frå {name}',
    'Mer for kommentaren fra {name}',
    'More for the comment by {name}',
  ],
  'comment.by': ['Kommentar frå {name}', 'Kommentar fra {name}', 'Comment by {name}'],
  'comment.older': ['Vis eldre kommentarar', 'Vis eldre kommentarer', 'Show older comments'],
  'comment.moreReplies': [
    '{count, plural, one {Vis # svar til} other {Vis # svar til}}',
    '{count, plural, one {Vis # svar til} other {Vis # svar til}}',
    '{count, plural, one {Show # more reply} other {Show # more replies}}',
  ],
  'comment.newAbove': [
    '{count, plural, one {# nytt svar over} other {# nye svar over}}',
    '{count, plural, one {# nytt svar over} other {# nye svar over}}',
    '{count, plural, one {# new reply above} other {# new replies above}}',
  ],
  'comment.gone': [
    'Kommentaren du blei vist til, finst ikkje lenger.',
    'Kommentaren du ble vist til, finnes ikke lenger.',
    'The comment that you were led to is no longer here.',
  ],
  'comment.draft': [
    'Utkastet er teke vare på i denne nettlesaren.',
    'Utkastet er tatt vare på i denne nettleseren.',
    'Your draft is kept in this browser.',
  ],
  'comment.filesGone': [
    'Fila som stod her, er sletta.',
    'Filen som stod her, er slettet.',
    'The file that was here has been deleted.',
  ],
  'comment.sayThing': ['Kommentar', 'Kommentar', 'Comment'],
  'comment.field.message': ['Teksten', 'Teksten', 'The text'],
} as const satisfies Record<string, Row>;
