import type { SubjectKind } from '@samspel/domain/subject/subject';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { limits } from '../core/graphql/limits.ts';
import { listArguments } from './root-rows.ts';
import { roots as allRoots } from './roots.ts';
import type { Things } from './things.ts';
import { secret } from './tree.ts';

/** How many levels of objects are asked for, since the schema has circles. */
const depth = 3;

/** A query for everything that a root field can return, with what it is asked about as variables: the same text is checked and compiled once. */
export type WholeQuery = {
  name: string;
  query: string;
  variables?: Variables;
  /** The arguments of a field that finds one thing or nothing. */
  finds?: readonly GraphQLArgument[];
};
type Variables = Record<string, unknown>;

/**
 * Returns queries for every root field of the schema with every field below it, three objects deep, about some things. New fields of the
 * schema are included by themselves.
 */
export function everyQuery(schema: GraphQLSchema, things: Things): WholeQuery[] {
  const fields = Object.values(schema.getQueryType()!.getFields());
  const whole = fields.flatMap((field) => {
    const sets = argumentSets(field, things);
    const given = field.args.filter(({ name }) => name in sets[0]!);
    const finds = isCompositeType(field.type) && given.length > 0 ? { finds: given } : {};
    return textsOf(field, given).flatMap((query) =>
      sets.map((variables) => ({ name: field.name, query, variables, ...finds })),
    );
  });
  return [...whole, ...filteredLists(things), ...searches];
}

const texts = new WeakMap<GraphQLField<unknown, unknown>, string[]>();

/** Returns the texts of queries for a root field with some of its arguments. */
function textsOf(field: GraphQLField<unknown, unknown>, args: readonly GraphQLArgument[]): string[] {
  const known = texts.get(field);
  if (known) return known;
  const declared = args.length > 0 ? `(${args.map(({ name, type }) => `$${name}: ${type}`).join(', ')})` : '';
  const passed = args.length > 0 ? `(${args.map(({ name }) => `${name}: $${name}`).join(', ')})` : '';
  const written = selections(field, depth).map((part) => `query ${declared} { ${field.name}${passed}${part} }`);
  texts.set(field, written);
  return written;
}

/** Searches for the beginning, a part and a misspelling of the word, since correcting the misspelling would reveal it. */
const searches: WholeQuery[] = ['zebra', 'fisk', 'zebrafsik'].map((query) => ({
  name: `search for ${query}`,
  query: `{ search(query: "${query}") { hasMore mended calendars { title description } events { title description within foundId } } }`,
}));

const hasCategory = (kind: SubjectKind) => kind === 'CALENDAR' || kind === 'TOPIC';

/** Queries of the lists with each of their filters and orders, since a count could reveal what is left out. */
function filteredLists({ cast: { people } }: Things): WholeQuery[] {
  const { id, organizationId } = people.owner;
  const filters = [
    `persons: [${id}]`,
    `organizations: [${organizationId}]`,
    `text: "${secret.slice(0, 5)}"`,
    ...['TITLE', 'LAST_UPDATED', 'DEADLINE'].map((sort) => `sort: ${sort}, order: DESCENDING, limit: 2, offset: 2`),
  ];
  return allRoots.flatMap(({ kind, type }) =>
    [...filters, ...(hasCategory(kind) ? ['category: TOPIC'] : [])].map((filter) => ({
      name: `all${type}s by ${filter.split(':')[0]}`,
      query: `{ all${type}s(${listArguments(kind, filter)}) { totalCount pageInfo { hasNextPage numberOfPages } nodes { id title } } }`,
    })),
  );
}

/** The most words and signs of one query, a little below the limit of a request. */
const longest = limits.tokens - 200;

const lengthOf = (written: string): number => written.match(/[\w"]+|[^\s\w"]/g)?.length ?? 0;

/**
 * Returns what can be asked below a field, in as many parts as fit the limit of a request; none if the field can only be asked with something below
 * it that is asked elsewhere.
 * @param above the types around this field @param listed those of them that are in lists, which may not be listed again
 */
function selections(
  field: GraphQLField<unknown, unknown>,
  left: number,
  above: readonly string[] = [],
  listed: readonly string[] = [],
): string[] {
  const type = getNamedType(field.type);
  if (!isObjectType(type) && !isInterfaceType(type)) return [''];
  const isMany = isListType(getNullableType(field.type));
  if (isMany && listed.includes(type.name)) return [];
  const many = isMany ? [...listed, type.name] : listed;
  const deeper = above.includes(type.name) ? 0 : left; // a year wheel inside a year wheel is asked only for its own texts
  const below = Object.values(type.getFields()).filter((inner) => !inner.args.some(isRequiredArgument));
  const asked = below.filter((inner) => deeper > 0 || !isCompositeType(getNamedType(inner.type)));
  const written = asked.flatMap((inner) =>
    selections(inner, deeper - 1, [...above, type.name], many).map((text) => `${inner.name}${text}`),
  );
  return packed(written).map((part) => ` {${part}}`);
}

/** Joins texts into as few as fit. */
function packed(texts: readonly string[]): string[] {
  const parts: string[] = [];
  let room = 0;
  for (const text of texts) {
    const length = lengthOf(text) + above;
    if (length > room) {
      parts.push(text);
      room = longest - length;
    } else {
      parts.push(`${parts.pop()} ${text}`);
      room -= length;
    }
  }
  return parts;
}

/** Room for the names and braces of what is around a text. */
const above = 12;

/** Root fields about an organization, which must name it. */
const ofOrganization: ReadonlySet<string> = new Set(['peopleOf', 'schoolHolidays', 'closedDays', 'eves']);

/** Returns the arguments of a root field: every id that it might mean, or the word itself. */
function argumentSets({ name: field, args }: GraphQLField<unknown, unknown>, things: Things): Variables[] {
  const {
    calendar,
    event,
    instance,
    todo,
    ring,
    group,
    removedEvent,
    removedInstance,
    removedTodo,
    file,
    removedFile,
    organizationGroup,
    comment,
    reply,
    removedComment,
    topic,
    discussion,
    answer,
    removedDiscussion,
    tag,
    related,
    grant,
    grantRevision,
    cast,
    roots,
  } = things;
  const inputs: Record<string, object> = {
    previewEventChange: { id: event },
    adminPersons: {},
    adminGroups: {},
    adminOrganizations: {},
    adminNews: {},
    auditLog: {},
    outbox: {},
    jobs: {},
    adminTags: {},
    orphans: {},
    orphanActionValues: {},
    orphanCases: {},
    rolloverPreview: { calendars: [calendar], year: 2027, rules: [] },
    rolloverMissing: { calendars: [calendar], year: 2027 },
    allTopics: { limit: 100 },
    allActionValues: { limit: 100, showExpired: true },
  };
  const known: Record<string, unknown[]> = {
    id: [
      ...roots.values(),
      ...[event, instance, todo, file, ring, group, organizationGroup],
      ...[removedEvent, removedInstance, removedTodo, removedFile],
      ...[comment, reply, removedComment],
      ...[discussion, answer, removedDiscussion],
      ...[grant, grantRevision, cast.news.shown, cast.news.draft],
    ],
    meta: [instance, calendar, related, discussion, grant],
    grant: [grant],
    email: ['ny@fjordvik.example'],
    topic: [topic],
    // Similar titles do not depend on which things exist, so one title is enough.
    title: [field === 'similarDiscussions' ? secret : tag],
    calendarId: [calendar],
    person: [cast.people.owner.id],
    maker: [cast.people.owner.id],
    number: [cast.home.number],
    ...(ofOrganization.has(field) ? { organization: [cast.home.id] } : {}),
    query: [secret],
    text: [secret],
    year: [2026],
    reference: [things.copy],
    ids: [[...roots.values(), event, instance, todo, file, comment, grant]],
    kind: [...roots.keys(), 'EVENT', 'DISCUSSION', 'ACTION_VALUE'],
    limit: [100],
    list: ['UPCOMING_DEADLINES', 'MY_UNFINISHED', 'ASSIGNED_BY_ME'],
    input: [inputs[field] ?? { startDate: '2026-06-15' }],
    // Ids of other tables, such as those of revisions, may also be ids of people.
    ...(field === 'person' ? { id: [cast.people.owner.id] } : {}),
  };
  const used = args.filter(({ name }) => name in known);
  const many = used.find(({ name }) => known[name]!.length > 1);
  const first = Object.fromEntries(used.map(({ name }) => [name, known[name]![0]]));
  return many ? known[many.name]!.map((one) => ({ ...first, [many.name]: one })) : [first];
}
