import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { refusalStatus } from '@samspel/domain/refusal';
import { describe, expect, test } from 'vitest';
import { column, type Locale, locales } from './locale.ts';
import { allTexts, isTextId, type TextId, textIds } from './texts.ts';

const textOf = (id: TextId, locale: Locale) => allTexts[id][column[locale]];

/** Returns the ICU arguments of a text, with their kind: `count:6`. */
function argumentsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const inner = 'options' in element ? Object.values(element.options).flatMap(({ value }) => argumentsOf(value)) : [];
    return [`${element.value}:${element.type}`, ...inner];
  });
}

/** Returns the words of a text that a person reads, without its arguments. */
function wordsOf(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (!('options' in element)) return ' ';
      return Object.values(element.options)
        .map(({ value }) => wordsOf(value))
        .join(' ');
    })
    .join(' ');
}

const words = (id: TextId, locale: Locale) => wordsOf(parse(textOf(id, locale)));
const distinct = (id: TextId, locale: Locale) => [...new Set(argumentsOf(parse(textOf(id, locale))))].sort();

/** Bokmål words that Nynorsk spells differently: one of them in the first column means that nobody translated the row. */
const bokmål =
  'ikke|jeg|uke|uker|uken|måned|måneder|måneden|hvem|hva|hvor|hver|hvert|hvordan|fra|noe|noen|bare|være|gjøre|gjør|mer|siden|navn|oppgave|oppgaver|aktiviteter|frister|tilskudd|kommende|beskrivelse|formål|allerede|slettet|lagret|laget|opprettet|eier|ansvarlig|påminnelse|også|selv|deres|dem|vises|velg|åpne|åpen|søker|følger|følgere|lenke|lenken|fortsett|forrige|tjener|tjeneste|gjentakelse|gjentas|offentlig|synlig|utløpt|en|et|én|morgen|lørdag|tirsdag|mandag|bruker|e-postadressen|mislyktes|forespørsel|tegn|finnes|høyst';

/** Language names that are the same in all three columns. */
const inEveryLanguage = new Set<TextId>(['shell.language.nb', 'shell.language.nn', 'shell.language.en']);

describe('Every text', () => {
  test.each(locales)('says something in %s, and nothing is left to trim', (locale) => {
    const faulty = textIds.filter(
      (id) => textOf(id, locale).trim() === '' || textOf(id, locale) !== textOf(id, locale).trim(),
    );
    expect(faulty).toEqual([]);
  });

  test('can be parsed and names the same values in the same way in all three languages', () => {
    const faulty = textIds.filter((id) => {
      const [nn, nb, en] = locales.map((locale) => distinct(id, locale).join(' '));
      return nn !== nb || nn !== en;
    });
    expect(faulty).toEqual([]);
  });

  test('is written in Nynorsk in the first column', () => {
    const betrayed = new RegExp(`(?<![\\p{L}-])(?:${bokmål})(?![\\p{L}-])`, 'iu');
    const faulty = textIds.filter((id) => !inEveryLanguage.has(id) && betrayed.test(words(id, 'nn')));
    expect(faulty.map((id) => textOf(id, 'nn'))).toEqual([]);
  });

  test('is written in Bokmål in the second', () => {
    const nynorsk =
      'ikkje|eg|veke|veker|månad|månader|kven|kva|kvar|kvart|korleis|frå|noko|nokon|berre|vere|gjere|gjer|meir|namn|oppgåve|oppgåver|aktivitetar|fristar|tilskot|komande|skildring|føremål|ho|dei|ein|eit|éin|éi|vel|opne|søkjer|følgjer|lenkje|førre|bruk ei|laurdag|tysdag|måndag|brukar|teikn|finst|høgst|hugs|att';
    const betrayed = new RegExp(`(?<![\\p{L}-])(?:${nynorsk})(?![\\p{L}-])`, 'iu');
    const faulty = textIds.filter((id) => !inEveryLanguage.has(id) && betrayed.test(words(id, 'nb')));
    expect(faulty.map((id) => textOf(id, 'nb'))).toEqual([]);
  });

  test('is written in English in the third: no Norwegian letters', () => {
    const faulty = textIds.filter((id) => !inEveryLanguage.has(id) && /[æøåéò«»]/i.test(textOf(id, 'en')));
    expect(faulty).toEqual([]);
  });

  test('does not shout: an exclamation mark stands only where the specification has one, or greets', () => {
    const may: readonly TextId[] = [
      'copy.toast.done',
      'discussion.missing',
      'grant.notFound',
      'mail.pin.greeting',
      'shell.copied',
      'shell.error.oops',
    ];
    const faulty = textIds.filter((id) => allTexts[id].some((text) => text.includes('!')));
    expect(faulty.toSorted()).toEqual(may);
  });

  test('keeps a number and its percent sign on one line, with a space between in Norwegian', () => {
    const faulty = textIds.filter((id) => {
      const [nn, nb, en] = allTexts[id];
      return [nn, nb].some((text) => /[^\u00a0]%/.test(text)) || /\s%/.test(en);
    });
    expect(faulty).toEqual([]);
  });

  test('uses one word for one thing', () => {
    const others: Record<Locale, RegExp> = {
      nn: /\b(alt ein|vart|verte|henne|brukargruppe|lenka|lenke|sirkel|vekk)\b/i,
      nb: /\b(linken?|kalenderhjul|hjulkalender|vekk|brukergruppe)\b/i,
      en: /\b(everybody|color|favorite|organisation|anti-?clockwise|chosen:)\b/i,
    };
    const faulty = textIds.flatMap((id) =>
      locales.filter((locale) => others[locale].test(words(id, locale))).map((locale) => textOf(id, locale)),
    );
    expect(faulty).toEqual([]);
  });

  test('stands under a name of area, dot, key', () => {
    expect(textIds.filter((id) => !/^[a-z][a-zA-Z]*(\.[a-zA-Z0-9_]+)+$/.test(id))).toEqual([]);
  });
});

test('every refusal has words', () => {
  expect(Object.keys(refusalStatus).filter((code) => !isTextId(`refusal.${code}`))).toEqual([]);
});

test('the words that the specification quotes stand, but for what is one thing under two names', () => {
  const quoted: Partial<Record<TextId, readonly [Locale, string]>> = {
    'event.new': ['nn', 'Lag ny aktivitet'],
    'shell.copied': ['nn', 'Kopiert!'],
    'access.everyoneReads': ['nn', 'Alle — Lesetilgang'],
    'access.visibility.PRIVATE': ['nn', 'Skjult'],
    'access.noWrite.event': ['nn', 'Du har ikkje skrivetilgang til aktiviteten'],
    'calendar.share.taken': ['nn', 'Lenkja er allereie i bruk'],
    'subject.archivedTitle': ['nn', '{title} (Arkivert)'],
    'field.purpose': ['nn', 'Føremål'],
    'shell.error.fetching': ['en', 'An error occurred when fetching data: {message}'],
    'shell.error.loading': ['nn', 'Feil ved lasting av data'],
    'shell.error.title': ['nn', 'Ein feil har oppstått :-('],
    'shell.error.oops': ['nn', 'Uff då! Her har det skjedd ein feil..'],
    'shell.notFound.title': ['nn', 'Ikkje funne'],
    'shell.noAccess.title': ['nn', 'Du har ikkje tilgang til denne sida'],
    'account.noSubscription.title': ['nn', 'Ikkje gyldig abonnement'],
    'calendarForm.created': ['en', 'The year wheel is created'],
    'refusal.auth.noUser': ['en', 'No user with that email, please sign up :-)'],
    'refusal.auth.wrongPin': ['en', 'Could not log in, incorrect PIN'],
    'refusal.auth.tooManyAttempts': ['en', 'Too many login attempts, please try again in 1 hour'],
    'refusal.auth.pinFormat': ['en', 'Wrong format in PIN code, 6 digits'],
    'refusal.auth.emailTaken': ['en', 'A user with that email already exists'],
    'refusal.input.noActivity': ['en', 'You must add at least one activity'],
    'shell.offline': ['en', 'There is no internet connection'],
    'calendarForm.edited': ['en', 'Year wheel successfully edited'],
    'calendarForm.deleted': ['en', 'Year wheel successfully deleted'],
    'subject.failed': ['en', 'An error occurred: {message}'],
    'calendarForm.startCopying': ['en', 'Start copying'],
    'calendarForm.copyOf': ['en', 'Copy of {title}'],
    'button.dismiss': ['en', 'Dismiss'],
    'button.no': ['nn', 'Nei'],
    'access.level.READ': ['nn', 'Lesetilgang'],
    'access.level.WRITE': ['nn', 'Skrivetilgang'],
    'access.level.OWNER': ['nn', 'Eigar'],
    'subject.status.OBSOLETE': ['en', 'Invalid'],
    'time.underOneDay': ['en', 'under 1 day'],
  };
  for (const [id, [locale, text]] of Object.entries(quoted)) expect(textOf(id as TextId, locale)).toBe(text);
});

test('a made-up name is no text', () => {
  expect(isTextId('field.constructor')).toBe(false);
  expect(isTextId('constructor')).toBe(false);
});
