import type { RefusalCode } from '@samspel/domain/refusal';
import { type Role, roles } from './roles.ts';

/** The states that a thing can be in, as far as rights go (product/access#outcomes, product/access#archive-and-trash). */
export const states = ['open', 'limited', 'hidden', 'draft', 'archived', 'obsolete'] as const;
export type State = (typeof states)[number];

/** What comes of asking: done, or the code of the refusal. */
export type Outcome = 'ok' | RefusalCode;

/**
 * Who may what, as a caseworker reads it. ✓ yes · – as if it were not there · × seen, but not allowed · A archived, and so
 * read-only, R of what was said there · H private, and so not for everybody · D a draft · P the organization has no permission
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
  /** Read what stands on a year wheel, follow it, clap for it; of a limited one nothing of it is on the card. */
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
  /** Change what stands on a year wheel. */
  'edit what is on it': `
                owner  writer  reader  stranger  admin  no permission  nobody
    open          ✓      ✓       ×        ×        ✓          P          !
    limited       ✓      ✓       ×        –        ✓          P          !
    hidden        ✓      ✓       ×        –        ✓          P          !
    draft         ✓      ✓       –        –        ✓          P          !
    archived      A      A       ×        ×        A          P          !
    obsolete      –      –       –        –        –          P          !`,
  /** Tick what one is responsible for, and what is on its checklist, and write its note: whoever may read it (product/activities#responsible-person). */
  'carry out': `
                owner  writer  reader  stranger  admin  no permission  nobody
    open          ✓      ✓       ✓        ✓        ✓          P          !
    limited       ✓      ✓       ✓        –        ✓          P          !
    hidden        ✓      ✓       ✓        –        ✓          P          !
    draft         ✓      ✓       –        –        ✓          P          !
    archived      A      A       A        A        A          P          !
    obsolete      –      –       –        –        –          P          !`,
  /** Say something about what stands on it, and change or remove what one said oneself: whoever may read it (product/content#comments). */
  say: `
                owner  writer  reader  stranger  admin  no permission  nobody
    open          ✓      ✓       ✓        ✓        ✓          P          !
    limited       ✓      ✓       ✓        –        ✓          P          !
    hidden        ✓      ✓       ✓        –        ✓          P          !
    draft         ✓      ✓       –        –        ✓          P          !
    archived      R      R       R        R        R          P          !
    obsolete      –      –       –        –        –          P          !`,
  /** Ask on it: whoever may read it. */
  ask: `
                owner  writer  reader  stranger  admin  no permission  nobody
    open          ✓      ✓       ✓        ✓        ✓          P          !
    limited       ✓      ✓       ✓        ×        ✓          P          !
    hidden        ✓      ✓       ✓        –        ✓          P          !
    draft         ✓      ✓       –        –        ✓          P          !
    archived      R      R       R        R        R          P          !
    obsolete      –      –       –        –        –          P          !`,
  /** Give other words to what its owner said: the author alone. */
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
  /** Bring back what its owner said and removed: the author and admins; to others it is as if it were not there. */
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
  /** Read by its link what everybody may (product/sharing#links-for-everyone). */
  'read by link': `
                owner  writer  reader  stranger  admin  no permission  nobody
    open          ✓      ✓       ✓        ✓        ✓          ✓          ✓
    limited       –      –       –        –        –          –          –
    hidden        –      –       –        –        –          –          –
    draft         –      –       –        –        –          –          –
    archived      –      –       –        –        –          –          –
    obsolete      –      –       –        –        –          –          –`,
  /** Put it in the archive, where its readers see it. */
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
  /** Give it another owner: admins alone. */
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
  /** Bring back what was removed of it. */
  'bring back': `
                owner  writer  reader  stranger  admin  no permission  nobody
    open          ✓      ✓       –        –        ✓          P          !
    limited       ✓      ✓       –        –        ✓          P          !
    hidden        ✓      ✓       –        –        ✓          P          !
    draft         ✓      ✓       –        –        ✓          P          !
    archived      A      A       –        –        A          P          !
    obsolete      –      –       –        –        –          P          !`,
  /** Ask what became of what the owner alone asked for, whatever became of the year wheel. */
  own: `
                owner  writer  reader  stranger  admin  no permission  nobody
    open          ✓      –       –        –        –          P          !
    limited       ✓      –       –        –        –          P          !
    hidden        ✓      –       –        –        –          P          !
    draft         ✓      –       –        –        –          P          !
    archived      ✓      –       –        –        –          P          !
    obsolete      ✓      –       –        –        –          P          !`,
  /** Put away something of one's own, such as a ring in one's year view, whatever became of the year wheel. */
  'my own': `
                owner  writer  reader  stranger  admin  no permission  nobody
    open          ✓      ✓       ✓        ✓        ✓          P          !
    limited       ✓      ✓       ✓        ✓        ✓          P          !
    hidden        ✓      ✓       ✓        ✓        ✓          P          !
    draft         ✓      ✓       ✓        ✓        ✓          P          !
    archived      ✓      ✓       ✓        ✓        ✓          P          !
    obsolete      ✓      ✓       ✓        ✓        ✓          P          !`,
  /** Touch what is somebody else's own, whatever the year wheel: it is as if it were not there, for admins too. */
  "another's own": `
                owner  writer  reader  stranger  admin  no permission  nobody
    open          –      –       –        –        –          P          !
    limited       –      –       –        –        –          P          !
    hidden        –      –       –        –        –          P          !
    draft         –      –       –        –        –          P          !
    archived      –      –       –        –        –          P          !
    obsolete      –      –       –        –        –          P          !`,
  /** Read a grant: it has no access list, and so is never limited or hidden; a draft of it is the admins'. */
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
  /** Start one's municipality's case on a grant that is published: a draft is the admins', and nobody applies to it yet. */
  'follow up a grant': `
                owner  writer  reader  stranger  admin  no permission  nobody
    open          ✓      ✓       ✓        ✓        ✓          P          !
    draft         –      –       –        –        D          P          !
    archived      ✓      ✓       ✓        ✓        ✓          P          !
    obsolete      –      –       –        –        –          P          !`,
  /** See what a grant said at each version. */
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
  /** Maintain a group of the owner's, which everybody may find; the admins of the owner's organization may. */
  maintain: `
                owner  writer  reader  stranger  organization admin  admin  no permission  nobody
    any           ✓      ×       ×        ×              ✓           ✓          ×          !`,
  /** Leave a group, of which the writers are members. */
  leave: `
                owner  writer  reader  stranger  admin  no permission  nobody
    any           –      ✓       –        –        –          –          !`,
  /** Maintain what is the admins' alone, whatever the area; to others it is as if it were not there. */
  administer: `
                owner  writer  reader  stranger  admin  no permission  nobody
    any           –      –       –        –        ✓          –          !`,
  /** Administer the people of the organization: its own admins may too. To others it is as if it were not there. */
  'administer people': `
                owner  writer  reader  stranger  organization admin  admin  no permission  nobody
    any           –      –       –        –              ✓           ✓          –          !`,
  /** Administer somebody of another organization: admins only. */
  'administer others': `
                owner  writer  reader  stranger  organization admin  admin  no permission  nobody
    any           –      –       –        –              –           ✓          –          !`,
  /** Use the area; what comes back is each person's own, and the leak sweep looks at it. */
  area: `
                owner  writer  reader  stranger  admin  no permission  nobody
    any           ✓      ✓       ✓        ✓        ✓          P          !`,
  /** Touch what only the people of another municipality see: to all others, admins too, it is as if it were not there. */
  "another municipality's": `
                owner  writer  reader  stranger  admin  no permission  nobody
    any           –      –       –        –        –          P          !`,
  /** Be signed in; what comes back is each person's own, and the leak sweep looks at it. */
  'signed in': `
                owner  writer  reader  stranger  admin  no permission  nobody
    any           ✓      ✓       ✓        ✓        ✓          ✓          !`,
} as const;
export type Need = keyof typeof tables;

const marks: Record<string, Outcome> = {
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
};

/** Everything that can come of asking. */
export const outcomes = Object.values(marks);

/** How the tables write an outcome. */
export const markOf = (outcome: Outcome): string => Object.entries(marks).find(([, one]) => one === outcome)![0];

/** Returns the states that a need depends on, among those that its things can have. If it depends on none, returns only `open`. */
export const statesOf = (need: Need): readonly State[] =>
  tables[need].includes('any ') ? ['open'] : states.filter((state) => tables[need].includes(`\n    ${state} `));

/** What the tables say that comes of an operation. */
export function expected({ need, instead, codes, asksNoPermission }: Asked, state: State, role: Role): Outcome {
  const [head, ...rows] = tables[need]
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s{2,}/));
  const row = rows.find(([name]) => name === state || name === 'any')!;
  const column = columnOf(head!, role, asksNoPermission ?? false);
  const outcome = marks[row[head!.indexOf(column) + 1]!]!;
  return instead?.[outcome] ?? codes?.[outcome] ?? outcome;
}

/** An organization's own admin is a stranger wherever no table says otherwise. */
function columnOf(head: readonly string[], role: Role, asksNoPermission: boolean): string {
  const column = roles[role];
  if (column === 'organization admin' && !head.includes(column)) return 'stranger';
  return asksNoPermission && column === 'no permission' ? 'stranger' : column;
}

type Other = Partial<Record<Outcome, Outcome>> | undefined;
type Asked = { need: Need; instead?: Other; codes?: Other; asksNoPermission?: boolean | undefined };
