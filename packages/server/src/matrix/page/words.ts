import type { Outcome, State } from '../expected.ts';
import type { Role } from '../roles.ts';
import { plainRoots } from '../roots.ts';
import { administration } from './administration-words.ts';
import type { Chapter } from './chapter.ts';
import { oneself } from './own-words.ts';

/** Chapters on each other kind with an access list of its own. Their outcomes depend on the state of the thing, as for a year wheel. */
const ofOneRoot: readonly Chapter[] = plainRoots.map(({ one, type, words }) => ({
  title: `A ${words}`,
  rows: {
    [`query ${one}`]: 'See its card',
    ...(type === 'Topic' && {
      'query topicNetwork': 'See who follows it, and who may write it',
      'mutation visitTopic': 'Open its page, and be told what is new the next time',
    }),
    [`mutation update${type}`]: 'Save its form and its access list',
    [`mutation archive${type}`]: 'Archive it',
    [`mutation unArchive${type}`]: 'Bring it back from the archive',
    [`mutation remove${type}`]: 'Move it to the trash',
    [`mutation restore${type}`]: 'Bring it back from the trash',
  },
}));

/** Chapters on one year wheel and what is on it. Their outcomes depend on its state. */
export const ofOneWheel: readonly Chapter[] = [
  {
    title: 'The year wheel',
    rows: {
      'query calendar': 'See its card: title, category, status, creator and counts',
      'query yearWheelRing': 'Open it and read its year',
      'GET /meta/calendar': 'Subscribe to it in another calendar program',
      'GET /meta/export': 'Export it as a calendar file',
      'GET /calendar/:id/export/:format': 'Take it out as a sheet or for paper',
      'POST /person/me/paper-mail': 'Get it for paper by mail each month',
      'query feedTags': 'Make a link of one’s own to a part of it',
      'mutation createFeedLink': 'Make a link of one’s own to a part of it',
      'mutation copyCalendar': 'Copy it, or fork it',
      'mutation forkCalendar': 'Copy it, or fork it',
      'mutation endFork': 'End the link to a fork of it',
      'query calendarCopy': 'See how far a copy of it has come, of those that the creator asked for',
      'mutation updateCalendar': 'Save its form and its access list',
      'mutation createEvent': 'Make activities in it',
      'mutation createEvents': 'Make activities in it',
      'query importPreview': 'See how a table would be brought into it, of those that one has read',
      'mutation applyImport': 'Bring such a table into it',
      'mutation undoImport': 'Take back what one has brought into it',
      'mutation planGrantCase': 'Make activities in it',
      'mutation archiveCalendar': 'Archive it',
      'mutation unArchiveCalendar': 'Bring it back from the archive',
      'mutation removeCalendar': 'Move it to the trash',
      'mutation restoreCalendar': 'Bring it back from the trash',
      'mutation requestAccess': 'Ask to read it, and see what came of it',
      'query myAccessRequest': 'Ask to read it, and see what came of it',
      'query accessRequests': 'See who asks to read it, and answer them',
      'mutation answerAccessRequest': 'See who asks to read it, and answer them',
      'mutation makeSharable': 'Make a share link for everybody',
      'mutation removeSharable': 'Take its share link away',
      'GET /shared/:uri': 'Read it by its share link',
    },
  },
  {
    title: 'What stands on it',
    rows: {
      'query event': 'Read a series or an activity, and its checklist',
      'query eventInstance': 'Read a series or an activity, and its checklist',
      'query previewEventChange': 'See what a change of a series would do',
      'query rolloverPreview': 'See where its activities would come in another year, and carry them over',
      'mutation rollOver': 'See where its activities would come in another year, and carry them over',
      'mutation undoRollover': 'Take back what one carried into another year',
      'mutation updateEvent': 'Change a series; change or tick an activity',
      'mutation updateActivity': 'Change a series; change or tick an activity',
      'mutation updateEventInstance': 'Change a series; change or tick an activity',
      'mutation changeActivities': 'Change a series; change or tick an activity',
      'mutation followGrantCaseDeadline': 'Move or remove the tasks that one’s municipality’s case has planned',
      'mutation undoGrantCasePlan': 'Move or remove the tasks that one’s municipality’s case has planned',
      'mutation removeEventInstance': 'Remove an activity, the rest of its series, or series',
      'mutation removeEvent': 'Remove an activity, the rest of its series, or series',
      'mutation removeEvents': 'Remove an activity, the rest of its series, or series',
      'mutation createTodo': 'Add, change, tick or remove an item of a checklist',
      'mutation updateTodo': 'Add, change, tick or remove an item of a checklist',
      'mutation removeTodo': 'Add, change, tick or remove an item of a checklist',
      'query files': 'See and open a file on it',
      'query fileInfo': 'See and open a file on it',
      'GET /file/stream/:id': 'See and open a file on it',
      'GET /file/small/:id': 'See and open a file on it',
      'POST /file/upload': 'Add, describe or remove a file on it',
      'POST /file/copy': 'Add, describe or remove a file on it',
      'mutation updateFileInfo': 'Add, describe or remove a file on it',
      'mutation deleteFile': 'Add, describe or remove a file on it',
      'mutation undoChange': 'Undo a change of its history',
      'mutation undoActivities': 'Bring back a series, an activity, an item or a file that was removed of it',
      'mutation restoreEvent': 'Bring back a series, an activity, an item or a file that was removed of it',
      'mutation restoreEventInstance': 'Bring back a series, an activity, an item or a file that was removed of it',
      'mutation restoreFile': 'Bring back a series, an activity, an item or a file that was removed of it',
      'mutation restoreTodo': 'Bring back a series, an activity, an item or a file that was removed of it',
    },
  },
  ...ofOneRoot,
  {
    title: 'What people say about it',
    rows: {
      'query comments': 'Read what people say about an activity',
      'query comment': 'Read what people say about an activity',
      'query findReaders': 'Find those to mention who may read it',
      'mutation createComment': 'Comment on',
      'mutation updateComment': 'Change a comment',
      'mutation removeComment': 'Remove a comment',
      'mutation restoreComment': 'Bring back a removed comment',
      'mutation setStatus': 'Remove by its status',
    },
  },
  {
    title: 'Whose it is',
    rows: { 'mutation changeOwner': 'Name another owner of' },
  },
  {
    title: 'What is asked on a topic',
    rows: {
      'query discussion': 'Read a question',
      'query allDiscussions': 'Search among the questions',
      'mutation createDiscussion': 'Ask a question',
      'mutation visitDiscussion': 'Open a question, which counts as a view',
      'mutation votePoll': 'Vote in a poll',
      'mutation updateDiscussion': 'Change, or remove, what somebody asked',
      'mutation removeDiscussion': 'Change, or remove, what somebody asked',
      'mutation restoreDiscussion': 'Bring back a removed question',
      'mutation acceptAnswer': 'Accept an answer, or take that back',
      'mutation unAcceptAnswer': 'Accept an answer, or take that back',
      'mutation makeActivityOfAnswer': 'Make an activity of an answer, in a year wheel with the same access',
    },
  },
  {
    title: 'What it is tied to',
    rows: {
      'query tags': 'See its tags, its links and what it is related to',
      'query links': 'See its tags, its links and what it is related to',
      'query related': 'See its tags, its links and what it is related to',
      'query relatedYearWheel': 'See its tags, its links and what it is related to',
      'query tag': 'Know of a tag that nothing else has',
      'mutation addTags': 'Give it tags, or take tags from it',
      'mutation removeTags': 'Give it tags, or take tags from it',
      'mutation createLink': 'Put a link on it',
      'mutation updateLink': 'Change a link, or take it away',
      'mutation removeLink': 'Change a link, or take it away',
      'mutation restoreLink': 'Bring back a link that was taken away',
      'mutation addToRelated': 'Relate it to others that one may read, or end such a relation',
      'mutation createRelation': 'Relate it to others that one may read, or end such a relation',
      'mutation removeFromRelated': 'Relate it to others that one may read, or end such a relation',
    },
  },
  {
    title: 'A grant',
    rows: {
      'query actionValue': 'Read it',
      'mutation updateActionValue': 'Save its form',
      'mutation removeActionValue': 'Move it to the trash',
      'mutation restoreActionValue': 'Bring it back from the trash',
      'query actionValueRevision': 'See what it said before, and copy it',
      'query grantCase': 'See how far one’s municipality has come with it',
      'query grantApplicants': 'See which other municipalities let it be seen that they have applied',
      'mutation startGrantCase': 'Start to follow it up in one’s municipality',
    },
  },
  {
    title: 'For oneself',
    rows: {
      'mutation createCalendarRing': 'Put it in one’s own year view',
      'mutation updateCalendarRing': 'Give another colour or place to',
      'mutation updateCalendarRings': 'Give other colours or places to',
      'mutation deleteCalendarRing': 'Take out of a year view',
      'mutation follow': 'Follow, or stop following,',
      'mutation unFollow': 'Follow, or stop following,',
      'mutation like': 'Clap for, or take the clap back from,',
      'mutation unLike': 'Clap for, or take the clap back from,',
      'channel META_{id}': 'Hear at once of changes to',
      'mutation share': 'Tell somebody by mail of',
      'mutation setNotifyLevel': 'Choose what one hears of',
      'query notifying': 'See what one has chosen to hear of',
      'mutation markNotificationRead': 'Read what one was told of it, and mark that as read',
      'GET /notification/get/:id': 'Read what one was told of it, and mark that as read',
      'GET /notification/read/:id': 'Read what one was told of it, and mark that as read',
      'POST /notification/read/:id': 'Read what one was told of it, and mark that as read',
    },
  },
];

/** Chapters on the lists of each other kind, and on making one. */
const ofRoots: readonly Chapter[] = plainRoots.map(({ type, words }) => ({
  title: `Lists of things: ${words}`,
  rows: {
    [`query all${type}s`]: 'Search among them',
    [`query removed${type}s`]: 'See one’s trash',
    [`mutation create${type}`]: 'Make one',
  },
}));

/** Chapters that do not depend on a year wheel. Their answers differ by person, and the leak sweep checks them. */
export const ofNone: readonly Chapter[] = [
  {
    title: 'Lists of year wheels and activities',
    rows: {
      'query allCalendars': 'Search among year wheels',
      'query myCalendars': 'See the year wheels that one may write',
      'query yearWheel': 'See one’s own year view, or another person’s',
      'query removedCalendars': 'See one’s trash',
      'query removedActivities': 'See one’s trash',
      'query tasks': 'See upcoming deadlines and open tasks',
      'query yearWheelMagicRing': 'See upcoming deadlines and open tasks',
      'query myAssignedTasks': 'See upcoming deadlines and open tasks',
      'query upcomingDeadlines': 'See upcoming deadlines and open tasks',
      'query myUnfinishedTasks': 'See upcoming deadlines and open tasks',
      'query incompleteTasksAssignedByMe': 'See upcoming deadlines and open tasks',
      'query previewSeries': 'See what a repetition would give',
      'mutation createCalendar': 'Make a year wheel',
      'query sharedCalendars': 'See every share link that there is',
    },
  },
  ...ofRoots,
  {
    title: 'The forum',
    rows: {
      'query allDiscussions': 'Search among the questions of the public forum',
      'mutation createDiscussion': 'Ask there',
      'query similarDiscussions': 'Find questions like the one that one is about to ask',
      'query removedDiscussions': 'See one’s trash',
    },
  },
  {
    title: 'Lists of grants',
    rows: {
      'query allActionValues': 'Search among grants',
      'query upcomingActionValues': 'See the next days to apply by',
      'query actionValueSources': 'See who gives grants, and for what',
      'query sectors': 'See who gives grants, and for what',
      'query removedActionValues': 'See one’s trash',
      'mutation createActionValue': 'Make a grant',
      'mutation importActionValues': 'Add the known schemes that are missing',
      'mutation createSource': 'Keep who gives grants, and for what',
      'mutation updateSource': 'Keep who gives grants, and for what',
      'mutation removeSource': 'Keep who gives grants, and for what',
      'mutation createSector': 'Keep who gives grants, and for what',
      'mutation updateSector': 'Keep who gives grants, and for what',
      'mutation removeSector': 'Keep who gives grants, and for what',
    },
  },
  {
    title: 'Cases of a municipality on grants',
    rows: {
      'query grantCases': 'See those of one’s municipality',
      'mutation updateGrantCase': 'Change or move a case',
      'mutation moveGrantCase': 'Change or move a case',
      'POST /grant-case/upload': 'Add, open, delete and bring back a file of a case',
      'GET /grant-case/file/:id': 'Add, open, delete and bring back a file of a case',
      'mutation removeGrantCaseFile': 'Add, open, delete and bring back a file of a case',
      'mutation restoreGrantCaseFile': 'Add, open, delete and bring back a file of a case',
    },
  },
  {
    title: 'Tags',
    rows: {
      'query searchTags': 'Find tags, and what has them',
      'query taggedKinds': 'Find tags, and what has them',
      'query tagged': 'Find tags, and what has them',
      'mutation followTag': 'Follow a tag, or stop following it',
      'mutation unfollowTag': 'Follow a tag, or stop following it',
      'query adminTags': 'See all tags that are in use',
      'mutation renameTag': 'Give a tag another title, or make one of two',
      'mutation mergeTags': 'Give a tag another title, or make one of two',
    },
  },
  {
    title: 'Search',
    rows: {
      'query search': 'Search; what one may not know of is not found',
      'query searchKind': 'Search; what one may not know of is not found',
      'query opened': 'See what one opened last, as far as one may still know of it',
    },
  },
  {
    title: 'People and groups',
    rows: {
      'query person': 'See the page of a person or an organization; of what they make and follow, what one may know of',
      'query organization':
        'See the page of a person or an organization; of what they make and follow, what one may know of',
      'query madeBy': 'See the page of a person or an organization; of what they make and follow, what one may know of',
      'query followedBy':
        'See the page of a person or an organization; of what they make and follow, what one may know of',
      'query worksWithTheSame':
        'See the page of a person or an organization; of what they make and follow, what one may know of',
      'query adminCount': 'See how many admins there are',
      'query peopleOf':
        'See the page of a person or an organization; of what they make and follow, what one may know of',
      'query findPersons': 'Find people, organizations and groups by name',
      'query findOrganizations': 'Find people, organizations and groups by name',
      'query findPersonsOrganizationsAndGroups': 'Find people, organizations and groups by name',
      'query searchPersons': 'Find people, organizations and groups by name',
      'query searchOrganizations': 'Find people, organizations and groups by name',
      'query group': 'See who is in a group',
      'query organizationGroup': 'See who is in a group',
      'query myGroups': 'See the groups that one made or is in',
      'mutation createGroup': 'Make a group',
      'mutation updateGroup': 'Change or remove a group',
      'mutation removeGroup': 'Change or remove a group',
      'mutation leaveGroup': 'Leave a group',
      'query organizationGroups': 'List, make, change and remove groups of organizations',
      'mutation createOrganizationGroup': 'List, make, change and remove groups of organizations',
      'mutation updateOrganizationGroup': 'List, make, change and remove groups of organizations',
      'mutation removeOrganizationGroup': 'List, make, change and remove groups of organizations',
      'query allKostraFunctionGroups': 'See the service areas (KOSTRA)',
      'query allKostraFunctions': 'See the service areas (KOSTRA)',
    },
  },
  administration,
  oneself,
];

/** The columns: every role, in the order of their rights, with who they are in the tests. */
export const roleWords: Readonly<Record<Role, { head: string; who: string }>> = {
  owner: { head: 'creator', who: 'made the year wheel and owns it' },
  admin: {
    head: 'admin',
    who: 'may all that anybody may; is written down where it is by that alone (product/access#admins)',
  },
  writer: { head: 'writes, by name', who: 'has write access by name' },
  'writer by group': { head: 'writes, by group', who: 'is in a group that has write access' },
  'writer by organization': { head: 'writes, by organization', who: 'works for an organization that has write access' },
  'writer by organization group': {
    head: 'writes, by organization group',
    who: 'works for an organization in a group of organizations that has write access',
  },
  reader: { head: 'reads, by name', who: 'has read access by name' },
  'reader by group': { head: 'reads, by group', who: 'is in a group that has read access' },
  'reader by organization': { head: 'reads, by organization', who: 'works for an organization that has read access' },
  'reader by organization group': {
    head: 'reads, by organization group',
    who: 'works for an organization in a group of organizations that has read access',
  },
  colleague: { head: 'outsider, same organization', who: 'works with the creator, and has no access' },
  stranger: { head: 'outsider, other organization', who: 'works elsewhere, and has no access' },
  'organization admin': {
    head: 'admin of the organization',
    who: 'works with the creator and administers the people of their organization; has no access',
  },
  namesake: { head: 'same name', who: 'is called as the creator is, works elsewhere, and has no access' },
  removed: {
    head: 'right taken away',
    who: 'had read access by name, through a group and through an organization, and has lost all three',
  },
  'without permission': {
    head: 'no permission',
    who: 'has read access by name, but works for an organization without the permission for year wheels',
  },
  deactivated: { head: 'deactivated', who: 'has write access by name, and has been deactivated' },
  anonymous: { head: 'not signed in', who: 'is nobody that we know' },
};

/** The sections: the states of a year wheel. */
export const stateWords: Readonly<Record<State, { title: string; means: string }>> = {
  open: { title: 'Open', means: '‘Open for alle’: everybody may read it.' },
  limited: {
    title: 'Limited',
    means:
      '‘Privat’ and ‘Synleg’: those who are not listed see its card in lists, and nothing that stands on it (product/access#outcomes).',
  },
  hidden: {
    title: 'Hidden',
    means:
      '‘Privat’ and ‘Skjult’: for those who are not listed it is as if it had never been (product/access#outcomes).',
  },
  draft: {
    title: 'Draft',
    means:
      '‘Utkast’, not published yet, or waiting for approval: for those who may write it. The one tried here is open otherwise.',
  },
  archived: {
    title: 'Archived',
    means:
      '‘Arkivert’: read-only for everybody, until somebody who may write it brings it back (product/access#archive-and-trash). The one tried here is open otherwise.',
  },
  obsolete: {
    title: 'Obsolete',
    means:
      'In the trash of its owner and of admins for 30 days, and absent everywhere else (product/access#archive-and-trash).',
  },
};

/** The outcomes, in words. */
export const outcomeWords: Partial<Record<Outcome, string>> = {
  ok: 'done',
  notFound: 'not there: the answer is the one that is given to what never was, so that nobody can find out by asking',
  notAllowed: 'there, but not allowed',
  'calendar.archived': 'refused, since it is archived',
  'subject.archived': 'refused, since what it is about is archived',
  'calendar.private': 'refused, since it is private',
  'calendar.draft': 'refused, since it is a draft',
  noPermission: 'refused, since one’s organization has no permission for year wheels',
  'account.noProof': 'refused, since no PIN was mailed',
  notSignedIn: 'refused, since one is not signed in',
};
