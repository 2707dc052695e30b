import type { MarkedOutcome, State } from '../expected.ts';
import type { Role } from '../roles.ts';

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
export const outcomeWords: Readonly<Record<MarkedOutcome, string>> = {
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
