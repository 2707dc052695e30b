import type { RefusalCode } from '@samspel/domain/refusal';
import { type Role, roles } from './roles.ts';

/** The states that a thing can be in, as far as rights go (product/access#outcomes, product/access#archive-and-trash). */
export const states = ['open', 'limited', 'hidden', 'draft', 'archived', 'obsolete'] as const;
export type State = (typeof states)[number];

/** The outcome of a call: done, or the code of the refusal. */
export type Outcome = 'ok' | RefusalCode;

/**
 * Who may do what, as a caseworker reads it. ✓ yes · – as if it did not exist · × seen, but not allowed · A archived, and so
 * read-only; R the same for what was said there · H private, and so not for everybody · D a draft · P the organization has no permission
 * for the area · N no PIN was mailed · ! not signed in
 */
const tables = {
  /** Know of a year wheel: its card, following, clapping. */
  list: `
                owner  writer  reader  stranger  admin  no permission  nobody
    open          ✓      ✓       ✓        ✓        ✓          P          !
    limited       ✓      ✓       ✓        ✓        ✓          P          !
    hidden        ✓      ✓       ✓        –        ✓          P          !
    draft         ✓      ✓       –        –        ✓          P          !
    archived      ✓      ✓       ✓        ✓        ✓          P          !
    obsolete      –      –       –        –        –          P          !`,
  /** Read all of a year wheel. */
  see: `
                owner  writer  reader  stranger  admin  no permission  nobody
    open          ✓      ✓       ✓        ✓        ✓          P          !
    limited       ✓      ✓       ✓        ×        ✓          P          !
    hidden        ✓      ✓       ✓        –        ✓          P          !
    draft         ✓      ✓       –        –        ✓          P          !
    archived      ✓      ✓       ✓        ✓        ✓          P          !
    obsolete      –      –       –        –        –          P          !`,
  /** Read what is on a year wheel, follow it, clap for it. The card of a limited year wheel shows none of it. */
  'see what is on it': `
                owner  writer  reader  stranger  admin  no permission  nobody
    open          ✓      ✓       ✓        ✓        ✓          P          !
    limited       ✓      ✓       ✓        –        ✓          P          !
    hidden        ✓      ✓       ✓        –        ✓          P          !
    draft         ✓      ✓       –        –        ✓          P          !
    archived      ✓      ✓       ✓        ✓        ✓          P          !
    obsolete      –      –       –        –        –          P          !`,
  /** Change a year wheel. */
  edit: `
                owner  writer  reader  stranger  admin  no permission  nobody
    open          ✓      ✓       ×        ×        ✓          P          !
    limited       ✓      ✓       ×        ×        ✓          P          !
    hidden        ✓      ✓       ×        –        ✓          P          !
    draft         ✓      ✓       –        –        ✓          P          !
    archived      A      A       ×        ×        A          P          !
    obsolete      –      –       –        –        –          P          !`,
  /** Change what is on a year wheel. */
  'edit what is on it': `
                owner  writer  reader  stranger  admin  no permission  nobody
    open          ✓      ✓       ×        ×        ✓          P          !
    limited       ✓      ✓       ×        –        ✓          P          !
    hidden        ✓      ✓       ×        –        ✓          P          !
    draft         ✓      ✓       –        –        ✓          P          !
    archived      A      A       ×        ×        A          P          !
    obsolete      –      –       –        –        –          P          !`,
  /** Tick what one is responsible for and its checklist, and write its note: everybody who may read it (product/activities#responsible-person). */
  'carry out': `
                owner  writer  reader  stranger  admin  no permission  nobody
    open          ✓      ✓       ✓        ✓        ✓          P          !
    limited       ✓      ✓       ✓        –        ✓          P          !
    hidden        ✓      ✓       ✓        –        ✓          P          !
    draft         ✓      ✓       –        –        ✓          P          !
    archived      A      A       A        A        A          P          !
    obsolete      –      –       –        –        –          P          !`,
  /** Comment on what is on it, and change or remove one's own comments: everybody who may read it (product/content#comments). */
  say: `
                owner  writer  reader  stranger  admin  no permission  nobody
    open          ✓      ✓       ✓        ✓        ✓          P          !
    limited       ✓      ✓       ✓        –        ✓          P          !
    hidden        ✓      ✓       ✓        –        ✓          P          !
    draft         ✓      ✓       –        –        ✓          P          !
    archived      R      R       R        R        R          P          !
    obsolete      –      –       –        –        –          P          !`,
  /** Start a discussion on it: everybody who may read it. */
  ask: `
                owner  writer  reader  stranger  admin  no permission  nobody
    open          ✓      ✓       ✓        ✓        ✓          P          !
    limited       ✓      ✓       ✓        ×        ✓          P          !
    hidden        ✓      ✓       ✓        –        ✓          P          !
    draft         ✓      ✓       –        –        ✓          P          !
    archived      R      R       R        R        R          P          !
    obsolete      –      –       –        –        –          P          !`,
  /** Change the words of what its owner said: only the author. */
  'say anew': `
                owner  writer  reader  stranger  admin  no permission  nobody
    open          ✓      ×       ×        ×        ×          P          !
    limited       ✓      ×       ×        –        ×          P          !
    hidden        ✓      ×       ×        –        ×          P          !
    draft         ✓      ×       –        –        ×          P          !
    archived      R      ×       ×        ×        ×          P          !
    obsolete      –      –       –        –        –          P          !`,
  /** Remove what its owner said: the author and admins. */
  'take back': `
                owner  writer  reader  stranger  admin  no permission  nobody
    open          ✓      ×       ×        ×        ✓          P          !
    limited       ✓      ×       ×        –        ✓          P          !
    hidden        ✓      ×       ×        –        ✓          P          !
    draft         ✓      ×       –        –        ✓          P          !
    archived      R      ×       ×        ×        R          P          !
    obsolete      –      –       –        –        –          P          !`,
  /** Bring back what its owner said and removed: the author and admins. For others it is as if it did not exist. */
  'say again': `
                owner  writer  reader  stranger  admin  no permission  nobody
    open          ✓      –       –        –        ✓          P          !
    limited       ✓      –       –        –        ✓          P          !
    hidden        ✓      –       –        –        ✓          P          !
    draft         ✓      –       –        –        ✓          P          !
    archived      R      –       –        –        R          P          !
    obsolete      –      –       –        –        –          P          !`,
  /** Share it with everybody by a link (product/sharing#making-a-link). */
  share: `
                owner  writer  reader  stranger  admin  no permission  nobody
    open          ✓      ✓       ×        ×        ✓          P          !
    limited       H      H       ×        ×        H          P          !
    hidden        H      H       ×        –        H          P          !
    draft         D      D       –        –        D          P          !
    archived      A      A       ×        ×        A          P          !
    obsolete      –      –       –        –        –          P          !`,
  /** Read by its link what everybody may read (product/sharing#links-for-everyone). */
  'read by link': `
                owner  writer  reader  stranger  admin  no permission  nobody
    open          ✓      ✓       ✓        ✓        ✓          ✓          ✓
    limited       –      –       –        –        –          –          –
    hidden        –      –       –        –        –          –          –
    draft         –      –       –        –        –          –          –
    archived      –      –       –        –        –          –          –
    obsolete      –      –       –        –        –          –          –`,
  /** Archive it; its readers still see it. */
  archive: `
                owner  writer  reader  stranger  admin  no permission  nobody
    open          ✓      ✓       ×        ×        ✓          P          !
    limited       ✓      ✓       ×        ×        ✓          P          !
    hidden        ✓      ✓       ×        –        ✓          P          !
    draft         D      D       –        –        D          P          !
    archived      A      A       ×        ×        A          P          !
    obsolete      –      –       –        –        –          P          !`,
  /** Bring it back from the archive. */
  unarchive: `
                owner  writer  reader  stranger  admin  no permission  nobody
    open          ✓      ✓       ×        ×        ✓          P          !
    limited       ✓      ✓       ×        ×        ✓          P          !
    hidden        ✓      ✓       ×        –        ✓          P          !
    draft         ✓      ✓       –        –        ✓          P          !
    archived      ✓      ✓       ×        ×        ✓          P          !
    obsolete      –      –       –        –        –          P          !`,
  /** Give it another owner: only admins. */
  'give away': `
                owner  writer  reader  stranger  admin  no permission  nobody
    open          ×      ×       ×        ×        ✓          P          !
    limited       ×      ×       ×        ×        ✓          P          !
    hidden        ×      ×       ×        –        ✓          P          !
    draft         ×      ×       –        –        ✓          P          !
    archived      ×      ×       ×        ×        A          P          !
    obsolete      –      –       –        –        –          P          !`,
  /** Bring it back from the trash. */
  restore: `
                owner  writer  reader  stranger  admin  no permission  nobody
    open          –      –       –        –        –          P          !
    limited       –      –       –        –        –          P          !
    hidden        –      –       –        –        –          P          !
    draft         –      –       –        –        –          P          !
    archived      –      –       –        –        –          P          !
    obsolete      ✓      –       –        –        ✓          P          !`,
  /** Bring back a part of it that was removed. */
  'bring back': `
                owner  writer  reader  stranger  admin  no permission  nobody
    open          ✓      ✓       –        –        ✓          P          !
    limited       ✓      ✓       –        –        ✓          P          !
    hidden        ✓      ✓       –        –        ✓          P          !
    draft         ✓      ✓       –        –        ✓          P          !
    archived      A      A       –        –        A          P          !
    obsolete      –      –       –        –        –          P          !`,
  /** Read the result of what only the owner asked for, such as a copy, whatever happened to the year wheel. */
  own: `
                owner  writer  reader  stranger  admin  no permission  nobody
    open          ✓      –       –        –        –          P          !
    limited       ✓      –       –        –        –          P          !
    hidden        ✓      –       –        –        –          P          !
    draft         ✓      –       –        –        –          P          !
    archived      ✓      –       –        –        –          P          !
    obsolete      ✓      –       –        –        –          P          !`,
  /** Remove something of one's own, such as a ring in one's year view, whatever happened to the year wheel. */
  'my own': `
                owner  writer  reader  stranger  admin  no permission  nobody
    open          ✓      ✓       ✓        ✓        ✓          P          !
    limited       ✓      ✓       ✓        ✓        ✓          P          !
    hidden        ✓      ✓       ✓        ✓        ✓          P          !
    draft         ✓      ✓       ✓        ✓        ✓          P          !
    archived      ✓      ✓       ✓        ✓        ✓          P          !
    obsolete      ✓      ✓       ✓        ✓        ✓          P          !`,
  /** Use something that belongs to somebody else, in any state of the year wheel: it is as if it did not exist, for admins too. */
  "another's own": `
                owner  writer  reader  stranger  admin  no permission  nobody
    open          –      –       –        –        –          P          !
    limited       –      –       –        –        –          P          !
    hidden        –      –       –        –        –          P          !
    draft         –      –       –        –        –          P          !
    archived      –      –       –        –        –          P          !
    obsolete      –      –       –        –        –          P          !`,
  /** Read a grant. It has no access list, and so is never limited or hidden; only admins read a draft. */
  'read a grant': `
                owner  writer  reader  stranger  admin  no permission  nobody
    open          ✓      ✓       ✓        ✓        ✓          P          !
    draft         –      –       –        –        ✓          P          !
    archived      ✓      ✓       ✓        ✓        ✓          P          !
    obsolete      –      –       –        –        –          P          !`,
  /** Change a grant. */
  'edit a grant': `
                owner  writer  reader  stranger  admin  no permission  nobody
    open          ×      ×       ×        ×        ✓          P          !
    draft         –      –       –        –        ✓          P          !
    archived      ×      ×       ×        ×        R          P          !
    obsolete      –      –       –        –        –          P          !`,
  /** Start a case of one's municipality on a published grant. Only admins see a draft, and nobody can apply for it yet. */
  'follow up a grant': `
                owner  writer  reader  stranger  admin  no permission  nobody
    open          ✓      ✓       ✓        ✓        ✓          P          !
    draft         –      –       –        –        D          P          !
    archived      ✓      ✓       ✓        ✓        ✓          P          !
    obsolete      –      –       –        –        –          P          !`,
  /** See the text of a grant at each version. */
  'copy a grant': `
                owner  writer  reader  stranger  admin  no permission  nobody
    open          –      –       –        –        ✓          P          !
    draft         –      –       –        –        ✓          P          !
    archived      –      –       –        –        ✓          P          !
    obsolete      –      –       –        –        –          P          !`,
  /** Bring a grant back from the trash. */
  'restore a grant': `
                owner  writer  reader  stranger  admin  no permission  nobody
    open          –      –       –        –        –          P          !
    draft         –      –       –        –        –          P          !
    archived      –      –       –        –        –          P          !
    obsolete      –      –       –        –        ✓          P          !`,
  /** Maintain a group of the owner, which everybody may find. The admins of the owner's organization may, too. */
  maintain: `
                owner  writer  reader  stranger  organization admin  admin  no permission  nobody
    any           ✓      ×       ×        ×              ✓           ✓          ×          !`,
  /** Leave a group, of which the writers are members. */
  leave: `
                owner  writer  reader  stranger  admin  no permission  nobody
    any           –      ✓       –        –        –          –          !`,
  /** Maintain what only admins may, in any area. For others it is as if it did not exist. */
  administer: `
                owner  writer  reader  stranger  admin  no permission  nobody
    any           –      –       –        –        ✓          –          !`,
  /** Administer the people of the organization: admins, and its own admins too. For others it is as if it did not exist. */
  'administer people': `
                owner  writer  reader  stranger  organization admin  admin  no permission  nobody
    any           –      –       –        –              ✓           ✓          –          !`,
  /** Administer somebody of another organization: admins only. */
  'administer others': `
                owner  writer  reader  stranger  organization admin  admin  no permission  nobody
    any           –      –       –        –              –           ✓          –          !`,
  /** Use the area. The answer differs by person, and the leak sweep checks it. */
  area: `
                owner  writer  reader  stranger  admin  no permission  nobody
    any           ✓      ✓       ✓        ✓        ✓          P          !`,
  /** Use what only the people of another municipality see. For everybody else, admins too, it is as if it did not exist. */
  "another municipality's": `
                owner  writer  reader  stranger  admin  no permission  nobody
    any           –      –       –        –        –          P          !`,
  /** Be signed in. The answer differs by person, and the leak sweep checks it. */
  'signed in': `
                owner  writer  reader  stranger  admin  no permission  nobody
    any           ✓      ✓       ✓        ✓        ✓          ✓          !`,
} as const;
export type Need = keyof typeof tables;

const marks = {
  '✓': 'ok',
  '–': 'notFound',
  '×': 'notAllowed',
  A: 'calendar.archived',
  R: 'subject.archived',
  H: 'calendar.private',
  D: 'calendar.draft',
  P: 'noPermission',
  N: 'account.noProof',
  '!': 'notSignedIn',
} as const satisfies Record<string, Outcome>;

/** An outcome that the tables have a mark for. */
export type MarkedOutcome = (typeof marks)[keyof typeof marks];

/** Every outcome that the tables have a mark for. */
export const outcomes: readonly MarkedOutcome[] = Object.values(marks);

/** Returns the mark of an outcome in the tables. */
export const markOf = (outcome: Outcome): string => Object.entries(marks).find(([, one]) => one === outcome)![0];

/** Returns the states that a need depends on, among those that its things can have. If it depends on none, returns only `open`. */
export const statesOf = (need: Need): readonly State[] =>
  tables[need].includes('any ') ? ['open'] : states.filter((state) => tables[need].includes(`\n    ${state} `));

/** Returns the outcome that the tables say an operation has. */
export function expected({ need, instead, codes, asksNoPermission }: Discussions, state: State, role: Role): Outcome {
  const [head, ...rows] = tables[need]
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s{2,}/));
  const row = rows.find(([name]) => name === state || name === 'any')!;
  const column = columnOf(head!, role, asksNoPermission ?? false);
  const outcome = marks[row[head!.indexOf(column) + 1] as keyof typeof marks];
  return instead?.[outcome] ?? codes?.[outcome] ?? outcome;
}

/** Returns the column of a role. An organization's own admin is a stranger in tables that have no column for them. */
function columnOf(head: readonly string[], role: Role, asksNoPermission: boolean): string {
  const column = roles[role];
  if (column === 'organization admin' && !head.includes(column)) return 'stranger';
  return asksNoPermission && column === 'no permission' ? 'stranger' : column;
}

type Other = Partial<Record<Outcome, Outcome>> | undefined;
type Discussions = { need: Need; instead?: Other; codes?: Other; asksNoPermission?: boolean | undefined };
