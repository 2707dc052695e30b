import { audience } from '../../core/access/audience.ts';
import type { Answer, World } from '../../core/testing/world.ts';
import type { Citizen, Municipality, Wheel } from './municipality.ts';
import { isForEverybody, isGiven, mayUseYearWheels, type Right, rightTo } from './oracle.ts';

/** What one surface shows a person, and what it should show. */
export type Seen = { surface: string; seen: unknown; expected: unknown };

const page = '{ totalCount nodes { id isLimited } }';

/** Reads every list of the product, as one person sees it. */
export async function lists(world: World, municipality: Municipality, as: Citizen): Promise<Seen> {
  const [first] = municipality.wheels;
  const query = `{
    newest: allCalendars(limit: 100) ${page}
    byTitle: allCalendars(limit: 100, sort: TITLE) ${page}
    byDeadline: allCalendars(limit: 100, sort: DEADLINE) ${page}
    named: allCalendars(limit: 100, text: "hjul 1") ${page}
    made: allCalendars(limit: 100, persons: [${first!.owner}]) ${page}
    here: allCalendars(limit: 100, organizations: [${first!.organization}]) ${page}
    kostra: allCalendars(limit: 100, kostraGroup: ${municipality.kostraGroup}) ${page}
    myCalendars { totalCount nodes { id } }
    yearWheel { rings { calendar { id } eventInstances { id } } }
    municipalityYear { total rings { calendar { id } eventInstances { id } } }
    myFollowed { calendars { id isLimited } }
    upcomingDeadlines(limit: 100) { id }
    myUnfinishedTasks(limit: 100) { id }
    incompleteTasksAssignedByMe(limit: 100) { id }
    removedCalendars { totalCount nodes { id } }
  }`;
  const answer = await world.graphql<Record<string, never>>(as, query);
  return {
    surface: 'lists',
    seen: shown(answer),
    expected: mayUseYearWheels(as, municipality) ? expectedLists(municipality, as) : 401,
  };
}

type Card = { id: string; isLimited?: boolean };
type Page = { totalCount: number; nodes: Card[] };
type Lists = Record<
  'newest' | 'byTitle' | 'byDeadline' | 'named' | 'made' | 'here' | 'kostra' | 'myCalendars',
  Page
> & {
  yearWheel: { rings: { calendar: Card; eventInstances: Card[] }[] };
  municipalityYear: { total: number; rings: { calendar: Card; eventInstances: Card[] }[] };
  myFollowed: { calendars: Card[] };
  removedCalendars: Page;
} & Record<'upcomingDeadlines' | 'myUnfinishedTasks' | 'incompleteTasksAssignedByMe', Card[]>;

const numbers = (cards: readonly Card[]) => cards.map(({ id }) => Number(id)).toSorted((a, b) => a - b);
const limitedOf = (cards: readonly Card[]) => numbers(cards.filter(({ isLimited }) => isLimited));

/** Converts an answer to the form of `expectedLists`. */
function shown(answer: Answer<Record<string, never>>): unknown {
  if (answer.status === 401) return 401;
  if (answer.errors) return answer.errors[0]!.extensions.code;
  const all = answer.data as unknown as Lists;
  const ofPage = ({ totalCount, nodes }: Page) => ({
    count: totalCount,
    ids: numbers(nodes),
    limited: limitedOf(nodes),
  });
  const { newest, byTitle, byDeadline, named, made, here: at, kostra, myCalendars } = all;
  const pages = { newest, byTitle, byDeadline, named, made, here: at, kostra, myCalendars };
  const isLastLimited = [newest, byDeadline].map(({ nodes }) => areLast(nodes));
  return {
    ...Object.fromEntries(Object.entries(pages).map(([name, list]) => [name, ofPage(list)])),
    isLastLimited,
    rings: numbers(all.yearWheel.rings.map(({ calendar }) => calendar)),
    inRings: numbers(all.yearWheel.rings.flatMap(({ eventInstances }) => eventInstances)),
    municipality: {
      count: all.municipalityYear.total,
      ids: numbers(all.municipalityYear.rings.map(({ calendar }) => calendar)),
      activities: numbers(all.municipalityYear.rings.flatMap(({ eventInstances }) => eventInstances)),
    },
    followed: numbers(all.myFollowed.calendars),
    followedLimited: limitedOf(all.myFollowed.calendars),
    deadlines: numbers(all.upcomingDeadlines),
    mine: numbers(all.myUnfinishedTasks),
    assigned: numbers(all.incompleteTasksAssignedByMe),
    trash: { count: all.removedCalendars.totalCount, ids: numbers(all.removedCalendars.nodes) },
  };
}

/** Whether the limited year wheels come after all others. */
const areLast = (cards: readonly Card[]): boolean =>
  !cards.some(({ isLimited }, at) => !isLimited && cards.slice(0, at).some((before) => before.isLimited));

function expectedLists(municipality: Municipality, as: Citizen) {
  const right = new Map(municipality.wheels.map((wheel) => [wheel, rightTo(wheel, as, municipality)]));
  const those = (fits: (wheel: Wheel, right: Right) => boolean) =>
    municipality.wheels.filter((wheel) => fits(wheel, right.get(wheel)!));
  const ids = (wheels: readonly Wheel[]) => wheels.map(({ id }) => id);
  const asPage = (wheels: readonly Wheel[]) => ({
    count: wheels.length,
    ids: ids(wheels),
    limited: ids(wheels.filter((wheel) => right.get(wheel) === 'card')),
  });
  const known = those((_wheel, right) => right !== 'nothing');
  const readable = those((_wheel, right) => right === 'read' || right === 'write');
  const ours = readable.filter(({ organization }) => organization === as.organizationId);
  const [first] = municipality.wheels;
  const makers = known.filter(({ owner }) => owner === first!.owner);
  const removed = those((wheel) => wheel.isRemoved && (as.isAdmin || wheel.owner === as.id));
  const activities = (wheels: readonly Wheel[]) => wheels.map(({ instance }) => instance);
  return {
    newest: asPage(known),
    byTitle: asPage(known),
    byDeadline: asPage(known),
    named: asPage(known.filter(({ id }) => id === municipality.wheels[1]!.id)),
    made: asPage(makers),
    here: asPage(known.filter(({ organization }) => organization === first!.organization)),
    kostra: asPage(readable),
    myCalendars: {
      ...asPage(those((wheel) => !wheel.isRemoved && isGiven('WRITE', wheel, as, municipality))),
      limited: [],
    },
    isLastLimited: [true, true],
    rings: ids(readable),
    inRings: activities(readable),
    municipality: { count: ours.length, ids: ids(ours), activities: activities(ours) },
    followed: ids(known),
    followedLimited: asPage(known).limited,
    deadlines: activities(readable),
    mine: activities(readable.filter(({ responsible }) => responsible === as.id)),
    assigned: activities(readable.filter(({ owner, responsible }) => owner === as.id && responsible !== as.id)),
    trash: { count: removed.length, ids: ids(removed) },
  };
}

/** Returns the ways in which one person can read and change one year wheel by its id, as functions that may be called or not. */
export function waysTo(world: World, municipality: Municipality, as: Citizen, wheel: Wheel): (() => Promise<Seen>)[] {
  const right = rightTo(wheel, as, municipality);
  const { id, instance, todo } = wheel;
  const changed = wheel.status === 'ARCHIVED' ? 'calendar.archived' : 'conflict';
  const onIt = { nothing: 'notFound', card: 'notFound', read: 'ok', write: 'ok' };
  const change = { nothing: 'notFound', card: 'notAllowed', read: 'notAllowed', write: changed };
  const changeOnIt = { ...change, card: 'notFound' };
  const ask = (surface: string, query: string, table: Record<Right, string>) => async () => {
    const seen = codeOf(await world.graphql<never>(as, query));
    return { surface, seen, expected: refusal(as, municipality) ?? table[right] };
  };
  const update = (type: string, of: number, table: Record<Right, string>) => {
    const stale = `mutation { update${type}(input: { id: ${of}, version: 999999, title: "Ny" }) { id } }`;
    return ask(`update${type}`, stale, table);
  };
  const feed = (surface: string, expected: number | number[], of?: number) => async () => {
    return { surface, seen: await feedOf(world, as, of), expected };
  };
  return [
    async () => ({ surface: 'the whole of it', seen: await wholeOf(world, as, id), expected: whole[right] }),
    feed('feed of it', feedExpected(as, right, instance), id),
    ask('eventInstance', `{ eventInstance(id: ${instance}) { id } }`, onIt),
    update('Calendar', id, change),
    update('EventInstance', instance, changeOnIt),
    update('Todo', todo, changeOnIt),
    feed('feed of my year', feedOfYear(as, municipality)),
  ];
}

const refusal = (as: Citizen, municipality: Municipality): string | undefined =>
  mayUseYearWheels(as, municipality) ? undefined : '401';

function codeOf({ status, errors }: Answer<never>): string {
  if (status === 401) return '401';
  return errors ? errors[0]!.extensions.code : 'ok';
}

const whole: Record<Right, string> = {
  nothing: 'none',
  card: 'NONE null []',
  read: 'READ #1f6f8b 1',
  write: 'WRITE #1f6f8b 1',
};

/** Reads the right, the colour and the service areas of a year wheel as text; on a card they are empty. */
async function wholeOf(world: World, as: Citizen, id: number): Promise<string> {
  const query = `{ calendar(id: ${id}) { color access { myAccess } kostraFunctions { id } eventInstances { totalCount } history { totalCount } } }`;
  type Whole = {
    color: string | null;
    access: { myAccess: string } | null;
    kostraFunctions: object[];
    eventInstances: object | null;
  };
  const { data, errors, status } = await world.graphql<{ calendar: Whole }>(as, query);
  if (errors || status === 401) return 'none';
  const { color, access, kostraFunctions, eventInstances } = data.calendar;
  if (!access) return `NONE ${eventInstances} [${kostraFunctions}]`;
  return `${access.myAccess} ${color} ${kostraFunctions.length}`;
}

async function feedOf(world: World, { calendarCode }: Citizen, id?: number): Promise<number | number[]> {
  const path = `/meta/export?calendarCode=${calendarCode}${id ? `&metaId=${id}` : ''}`;
  const { status, text } = await world.rest(null, 'GET', path);
  if (status !== 200) return status;
  return [...text.matchAll(/^UID:(\d+)@/gm)].map(([, uid]) => Number(uid)).toSorted((a, b) => a - b);
}

const feedExpected = ({ isActive }: Citizen, right: Right, instance: number) =>
  !isActive ? 404 : { nothing: 404, card: 403, read: [instance], write: [instance] }[right];

function feedOfYear(as: Citizen, municipality: Municipality): number | number[] {
  if (!as.isActive) return 404;
  return municipality.wheels
    .filter((wheel) => ['read', 'write'].includes(rightTo(wheel, as, municipality)))
    .map(({ instance }) => instance);
}

/** Checks who hears of a change of a year wheel, and whether everybody may read it by its link. */
export async function toldTo(world: World, municipality: Municipality, wheel: Wheel): Promise<Seen[]> {
  const readers = municipality.people
    .filter((person) => ['read', 'write'].includes(rightTo(wheel, person, municipality)))
    .map(({ id }) => id);
  const here = new Set(municipality.people.map(({ id }) => id));
  const heard = async (id: number) => (await audience(world.db, id)).filter((person) => here.has(person));
  const { status } = await world.rest(null, 'GET', `/shared/delt-${wheel.id}`);
  return [
    { surface: 'live frames', seen: await heard(wheel.id), expected: readers },
    { surface: 'live frames of its activity', seen: await heard(wheel.instance), expected: readers },
    { surface: 'share link', seen: status, expected: wheel.isShared && isForEverybody(wheel) ? 200 : 404 },
  ];
}
