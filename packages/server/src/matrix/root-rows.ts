import type { SubjectKind } from '@samspel/domain/subject/subject';
import { act, ask, change, channel, noArea, type Operation, reactionsTo, text } from './calls.ts';
import type { Root } from './roots.ts';
import type { Things } from './things.ts';

/** The input that a new thing of each kind needs besides its title. */
export const needed: Partial<Record<SubjectKind, object>> = {
  CALENDAR: { color: '#1f6f8b' },
  TOPIC: { category: 'TOPIC', description: text('Nytt') },
};

/** Returns the arguments of the list of a kind; the list of topics takes its filters in one input. */
export const listArguments = (kind: SubjectKind, written: string): string =>
  kind === 'TOPIC' ? `input: { ${written} }` : written;

/** What such a thing lists, which is empty for who sees only its card. */
const lists =
  'topics { title } calendars { title } discussions { title } actionValues { title } tags { title } links { label }';

/** Makes the operations of a kind with an access list of its own: its list, card, form, archive, trash, reactions and live channel. */
export const rootRows = ({ kind, type, one, permission, draft, history, words }: Root): Operation[] => {
  const id = ({ roots }: Things) => roots.get(kind)!;
  const area = permission ? 'area' : 'signed in';
  const rows = [
    ask(one, 'list', `${one}(id: $id) { id title ${lists} }`, (things) => ({ id: id(things) }), ' ($id: ID!)'),
    ask(`all${type}s`, area, `all${type}s(${listArguments(kind, 'limit: 100')}) { totalCount nodes { id title } }`),
    ask(`removed${type}s`, area, `removed${type}s { totalCount nodes { id title } }`),
    change(`create${type}`, area, () => ({ title: 'Ny', ...needed[kind] }), '{ id }'),
    change(`update${type}`, 'edit', (things) => ({ id: id(things), version: 1, title: 'Ny' }), '{ id }'),
    act(`archive${type}`, 'archive', id, '{ id }'),
    act(`unArchive${type}`, 'unarchive', id, '{ id }'),
    act(`remove${type}`, 'edit', id, ''),
    act(`restore${type}`, 'restore', id, '{ id }'),
    {
      ...change(
        'changeOwner',
        'give away',
        (things) => ({ id: id(things), person: things.cast.people.writer.id }),
        '{ id }',
      ),
      of: `a ${words}`,
      instead: noArea,
    },
    ...requestsFor(`a ${words}`, id),
    ...reactionsTo(`a ${words}`, 'list', id),
    channel(`a ${words}`, 'see', id),
  ];
  const codes = { 'calendar.archived': history.archived, 'calendar.draft': draft };
  return rows.map((row) => ({ ...row, codes, asksNoPermission: !permission }));
};

/** Makes the operations of asking to read it, and of answering. The stranger has already asked. */
const requestsFor = (of: string, id: (things: Things) => number): Operation[] => {
  const thing = (things: Things) => ({ id: id(things) });
  const answer = (things: Things) => ({ id: id(things), person: things.cast.people.stranger.id, given: 'READ' });
  return [
    ask('myAccessRequest', 'list', 'myAccessRequest(id: $id) { askedAt }', thing, ' ($id: ID!)'),
    ask('accessRequests', 'edit', 'accessRequests(id: $id) { person { id } }', thing, ' ($id: ID!)'),
    act('requestAccess', 'list', id, '{ askedAt }'),
    change('answerAccessRequest', 'edit', answer, ''),
  ].map((row) => ({ ...row, of, instead: noArea }));
};
