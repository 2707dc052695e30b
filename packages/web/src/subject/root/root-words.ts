import type { TextId } from '@samspel/i18n/texts';

/** What the screens of this floor call things, and say of one, unless its kind has words of its own. */
const commonWords = {
  /** The item of its menu that opens its form, and the title of the form; `about` for those who may only read it. */
  edit: 'button.edit',
  about: 'subject.about',
  saved: 'history.saved',
  /** Why it cannot be changed, over its page and its forms. */
  archived: 'subject.page.archived',
  readOnly: 'subject.page.readOnly',
  noWriteAccess: 'access.noWrite.subject',
  /** Over a draft: others do not see it. */
  draft: 'subject.page.draft',
  withdrawTitle: 'subject.withdraw.title',
  archiveBody: 'subject.archive.body',
  unArchiveBody: 'subject.unArchive.body',
  /** Why a draft cannot be archived. */
  archiveDraft: 'subject.archive.draft',
  deleteTitle: 'subject.delete.title',
  deleteBody: 'subject.delete.body',
  deleted: 'subject.deleted',
  trashLead: 'subject.trash.lead',
  /** The empty list, and the one with nothing but limited ones. */
  nothing: 'subject.list.nothing',
  nothingHint: 'subject.list.nothingHint',
  allLimited: 'subject.list.allLimited',
  /** How many limited ones there are: the line that they are folded to. */
  limited: 'subject.list.limited',
} as const satisfies Record<string, TextId>;

/** The words for one, several, and making one; `count` takes `{count}`. */
type OwnWords = Record<'one' | 'many' | 'create' | 'count', TextId>;

/** What a kind is called, and what the floor says of it in other words than of other kinds. */
export type RootWords = OwnWords & { [Name in keyof typeof commonWords]?: TextId } & {
  /** The link to the list; if left out, what several are called. */
  explore?: TextId;
  /** How many there are, with `{count}` and `{limited}`, where some are limited; if left out, `count` and `limited`. */
  countWithLimited?: TextId;
  /** The heading over the removed ones; if left out, what several are called. */
  trashHeading?: TextId;
  /** Who loses what when one is withdrawn to a draft: a paragraph each, with `{followers}`. */
  withdrawLosses?: readonly TextId[];
};

/** Returns every text about a kind. */
export const wordsOf = <Own extends Partial<RootWords>>(own: Own) => ({
  ...commonWords,
  withdrawLosses: ['subject.withdraw.body'] as readonly TextId[],
  ...own,
});
