import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeWorld, type World } from '../core/testing/world.ts';
import { makeCast } from './roles.ts';
import { makeThings, type Things } from './things.ts';

/**
 * Every field of every entity that the product's specification names, with the arguments that it names, by the root field that leads there. A name
 * in braces is a thing of its own.
 */
const person = 'id name role picture department organization { id name organizationImage url } jobTitle isAdmin';
const mini = 'id name picture organization { id name }';
const tag = 'id title color';
const kostra = 'id kid title description group { id kid title identifier description }';
const group = 'id title createdBy { id name } dateCreated lastUpdated members { id name }';
const organizationGroup = 'id title createdBy { id name } lastUpdated members { id name }';
const access = `access { isPrivate visibility myAccess persons { access person { id name } } groups { access group { ${group} } }
  organizationGroups { access organizationGroup { ${organizationGroup} } } organizations { access organization { id name organizationImage } } }`;
const card = 'id title category status isLimited isLiked likes followers isFollowing createdBy { id }';
const pageInfo = 'pageInfo { hasNextPage hasPreviousPage itemsPerPage numberOfPages pageNumber } totalCount';
const file = `id name description descriptionText contentType size lastUpdated likes isLiked access { myAccess }
  createdBy { ${mini} } status`;
const commented =
  'id author { name } message messageText dateCreated lastUpdated likes isLiked status files { id } parent meta';
const todo = 'id title description descriptionText isDone status parent { id } fromTemplate note index';
const instance = `id title description descriptionText note noteText startDate endDate reminderDate isDone isFavourite status
  tags { title color } files { id } assignedBy { id } responsible { id } createdBy { id } todos { ${todo} } forkedFrom { id } forks { isDone status }`;
const found = 'id title description uri createdBy { id name picture organization { id } }';
const settings = `showAssignedTasks sendInstantNotificationMail sendDailyNotificationMail sendWeeklyNotificationMail acceptedUserTerms
  allowContactViaPhone allowContactViaEmail shouldReceiveNewsletter isSidebarExpanded calendarReverseDirection calendarElementView
  calendarUseCtrl calendarStartMonth calendarHideCompleted calendarSelectedView`;

type Entity = { name: string; query: (things: Things) => string };

const entities: readonly Entity[] = [
  {
    name: 'a year wheel, its access list and its card',
    query: ({
      calendar,
    }) => `{ calendar(id: ${calendar}) { id uri title description descriptionText category color status lastUpdated dateCreated
      dates shareableUri isFollowing isRestricted isLimited isLiked likes followers createdBy { ${person} } tags { ${tag} } topics { id title }
      kostraFunctions { ${kostra} } actionValues { id title } discussions { id title } forkedFrom { id } forks { id } tasks { id title status tags { title } }
      ${access} } }`,
  },
  {
    name: 'the activities of a year wheel by id, year and tags',
    query: ({ calendar, tag: title }) =>
      `{ calendar(id: ${calendar}) { eventInstances(year: 2026, tags: ["${title}"]) { nodes { ${instance} } } } }`,
  },
  { name: 'the list of year wheels', query: () => `{ allCalendars { ${pageInfo} nodes { ${card} } } }` },
  {
    name: 'a series',
    query: ({
      event,
    }) => `{ event(id: ${event}) { id title description startDate endDate reminderDate forkedFrom { id } tags { ${tag} } files { id }
      assignedBy { id } responsible { id } repetitionDefinition { unit interval position weekday } startRepetitionDate endRepetitionDate status
      todoTemplate instances { nodes { id } } } }`,
  },
  {
    name: 'an activity and its checklist',
    query: ({ instance: id }) => `{ eventInstance(id: ${id}) { ${instance} } }`,
  },
  {
    name: 'a ring, the year view, and what I am responsible for',
    query: () => `{ yearWheel(year: 2026) { rings { id order color calendar { id } } myAssignedTasks { id isDone } }
      myAssignedTasks(year: 2026) { id } yearWheelMagicRing(from: "2026-01-01", to: "2026-12-31") { id } }`,
  },
  {
    name: 'a topic',
    query: ({
      roots,
    }) => `{ topic(id: ${roots.get('TOPIC')}) { id uri title description descriptionText category kostraFunctions { ${kostra} } relations
      ${access} createdBy { ${person} language kostraFunctions { id } } lastUpdated dateCreated isFollowing status tags { ${tag} } isLiked isRestricted
      isLimited followers links { id label href access { myAccess } createdBy { id } } calendars { id title uri } discussions { id title uri }
      files { ${file} } actionValues { id title uri } topics { id title uri }
      currentRevision { id body category sector { id title } kostraFunctions { id kid title } } } }`,
  },
  {
    name: 'a discussion',
    query: ({
      discussion,
    }) => `{ discussion(id: ${discussion}) { id uri title description status isLiked likes views isFollowing dateCreated lastUpdated
      createdBy { id } currentRevision { id description body } comments { id dateCreated } topics { id title uri } followers files { id } summary } }`,
  },
  {
    name: 'a comment and its replies',
    query: ({ comment }) => `{ comment(id: ${comment}) { ${commented} replies { ${commented} } } }`,
  },
  { name: 'a file', query: ({ file: id }) => `{ fileInfo(id: ${id}) { ${file} } }` },
  {
    name: 'a grant',
    query: ({
      grant,
    }) => `{ actionValue(id: ${grant}) { id title dateCreated lastUpdated uri likes description status isLiked isFollowing
      kostraFunctions { id } topics { id title uri } files { id } comments { id dateCreated author { name } }
      currentRevision { id description body year sourceUrl category type links { label href } source { id name }
        radarGraph { name sum type comment } deadlines { id date type } } } }`,
  },
  {
    name: 'the list of grants, by every filter',
    query: ({
      cast: { people },
    }) => `{ allActionValues(input: { showExpired: true, sort: TITLE, order: ASCENDING, showOnlyMyFollowed: false, search: "a",
      status: PUBLISHED, category: STATE, sortKey: "1", source: ${people.owner.id}, sortBy: TITLE, sector: ${people.owner.id},
      kostraFunctions: [${people.owner.id}], kostraGroup: ${people.owner.id}, kostraGroupKey: "barnehage" }) {
      nodes { id uri title lastUpdated dateCreated isFollowing } } }`,
  },
  {
    name: 'the lists of topics and of discussions',
    query: () => `{ allTopics { nodes { id uri lastUpdated title dateCreated isFollowing } }
      allDiscussions(sort: TITLE, order: ASCENDING, onlyMine: false, limit: 10, offset: 0, organizations: []) { ${pageInfo} nodes { id summary } } }`,
  },
  {
    name: 'service areas and their groups',
    query: () => `{ allKostraFunctionGroups { id title kid identifier description kostraFunctions { id kid title } }
      allKostraFunctions { id kid title description } }`,
  },
  {
    name: 'myself and what I follow',
    query:
      () => `{ me { id name email description jobTitle department language picture phoneNumber isAdmin userRoles permissions calendarCode userStatus hash
      organization { id name organizationImage url } kostraFunctions { id kid title } alternateEmails settings { ${settings} } }
      myFollowed { topics { id isFollowing lastUpdated } discussions { id } actionValues { id } calendars { id } tags { ${tag} } } }`,
  },
  {
    name: 'a person',
    query: ({ cast: { people } }) => `{ person(id: ${people.owner.id}) { ${person} calendarCode hash email } }`,
  },
  {
    name: 'notifications',
    query: () => '{ myNotifications { nodes { id message dateCreated beenRead href hrefType } } }',
  },
  {
    name: 'what a search finds',
    query: () => `{ search(query: "zebra") { persons { ${person} } organizations { id name organizationImage url }
      actionValues { id title description uri } discussions { ${found} } topics { ${found} } calendars { ${found} } } }`,
  },
  {
    name: 'the pickers',
    query:
      () => `{ findPersonsOrganizationsAndGroups(query: "kari") { persons { id name } groups { ${group} } organizationGroups { id title }
      organizations { id name } } searchTags(query: "a", onlyWrite: false) { ${tag} } }`,
  },
];

let world: World;
let things: Things;
beforeAll(async () => {
  world = await makeWorld();
  const cast = await makeCast(world.db);
  things = await makeThings(world.db, cast, 'open');
});
afterAll(() => world.close());

describe('every field that the product names is answered for', () => {
  it.each(entities)('$name', async ({ query }) => {
    const { status, errors } = await world.graphql(things.cast.people.owner, query(things));
    expect([status, errors]).toEqual([200, undefined]);
  });
});
