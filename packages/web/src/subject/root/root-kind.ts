import type { Visibility } from '@samspel/domain/subject/access';
import type { SubjectKind } from '@samspel/domain/subject/subject';
import type { Say } from '@samspel/i18n/say';
import type { ComponentType, ReactNode } from 'react';
import type { TypedDocumentNode } from 'urql';
import type { z } from 'zod';
import type { ShownPart } from '../../core/forms/use-conflict.ts';
import type { AccessInput, AccessPartsFragment, MakerFragment } from '../../generated/graphql.ts';
import type { NewestDocument } from '../conflict/newest.ts';
import type { AnyFields, FieldsProps } from '../form/fields.ts';
import type { Editable, UpdateDocument } from '../form/use-edit.ts';
import type { HistoryDocument } from '../history/use-history.ts';
import type { ListVariables, OwnChoices, SortChoice } from '../list/list-filter.ts';
import type { Listed } from '../list/listed.ts';
import type { OnCard } from '../list/subject-card.tsx';
import type { ReadableDocument } from '../page/use-readable.ts';
import type { InTrash } from '../trash/trash-row.tsx';
import type { RootPaths } from './root-paths.ts';
import type { RootListVariables } from './root-sorts.ts';
import type { RootWords } from './root-words.ts';

/** A thing with its own access list, as its dialogs show it. Null is what I may not read. */
export interface OpenedThing extends Editable {
  title: string;
  followers: number;
  /** Whether I could bring it back from the trash. */
  mayRestore: boolean | null;
  access: AccessPartsFragment | null;
}

/** A thing with its own access list, as its card shows it. */
export interface RootCard extends OnCard {
  id: string;
  kind: SubjectKind;
  /** The last part of its address. */
  uri: string | null;
  lastUpdated: string | null;
  access: { visibility: Visibility } | null;
  createdBy: MakerFragment;
}

/** A thing as a list of one kind shows it. */
export type Listable = Omit<RootCard, 'kind'>;

/** What an area declares about a kind whose list is that of this floor. */
export interface ListedRoot<Card extends Listable, Choices extends OwnChoices, Sort extends SortChoice> {
  /** Where removed ones are, if its list leads there. */
  paths: Pick<RootPaths, 'list' | 'create' | 'one'> & Partial<Pick<RootPaths, 'trash'>>;
  texts: RootWords;
  sign: ReactNode;
  /** Queries a page of them. */
  listed: TypedDocumentNode<{ list: Listed<Card> }, ListVariables<Choices, Sort>>;
  /** Says what one is, above its title, if not as all of its kind. */
  sayWhat?: (say: Say, thing: Card) => string;
  /** What it is about, in plain text. */
  describe?: (thing: Card) => string | null;
  /** Shows one, if not with the day of its last change. */
  card?: (thing: Card) => ReactNode;
}

/** A thing with its own access list, as its page shows it. */
export interface RootThing extends RootCard, OpenedThing {
  followers: number;
  isFollowing: boolean;
  isLiked: boolean;
  lastEdit: { at: string; by: { name: string } } | null;
  access: AccessPartsFragment | null;
}

type ById = TypedDocumentNode<unknown, { id: string }>;

/** What an area declares about a kind of thing that is removed and restored. */
export interface RemovableKind {
  /** The list of them: one goes there from the page of a removed one. */
  paths: Pick<RootPaths, 'list'>;
  texts: Partial<RootWords>;
  remove: ById;
  restore: ById;
}

/** What the screen of the trash needs besides. */
export interface TrashedKind extends RemovableKind {
  texts: Partial<RootWords> & Pick<RootWords, 'one' | 'many'>;
  /** Queries a page of the removed ones, as `removed`. */
  removed: TypedDocumentNode<
    { removed: { totalCount: number; pageInfo: { numberOfPages: number }; nodes: (InTrash & { id: string })[] } },
    { limit: number; offset: number }
  >;
}

/**
 * What an area declares about a kind of thing with its own access list; this floor provides the forms and dialogs over its page. The type of each
 * document says by which name its root field is called. `Fields` are the form's values, `Input` is what is sent of them.
 */
export interface RootKind<Thing extends OpenedThing, Fields, Input extends object> extends RemovableKind {
  kind: SubjectKind;
  /** Queries one of them with its latest changes, for a form that met a newer version. */
  newest: NewestDocument<Thing>;
  history: HistoryDocument;
  archive: ById;
  unArchive: ById;
  update: { schema: () => Promise<z.ZodType>; document: UpdateDocument<Input> & UpdateDocument<object> };
  form: {
    /** The list that it is made of, from which its page says its facts. */
    fields: AnyFields;
    of: (thing: Thing) => Fields;
    inputOf: (fields: Fields) => Input;
    Fields: ComponentType<FieldsProps<Fields>>;
    /** Its parts, see `useConflict`. */
    useParts: () => ShownPart<Fields>[];
  };
  /** What is lost when others lose sight of it, as a warning before it is made private, withdrawn, archived or removed. */
  Consequences?: ComponentType<{ thing: Thing }>;
  /** What else can be done with it, above its form. */
  Tools?: ComponentType<{ thing: Thing }>;
  /** What else has become of it, above its history. */
  AboveHistory?: ComponentType<{ thing: Thing }>;
}

/** What an area declares about a kind whose list, page and form for a new one are those of this floor too. */
export interface RootWithScreens<Thing extends RootThing, Fields, Input extends object>
  extends RootKind<Thing, Fields, Input>,
    TrashedKind {
  paths: RootPaths;
  texts: RootWords;
  sign: ReactNode;
  /** Queries a page of them. */
  listed: TypedDocumentNode<{ list: Listed<RootCard> }, RootListVariables>;
  found: TypedDocumentNode<{ found: Thing }, { id: string }>;
  readable: ReadableDocument;
  create: {
    /** Fetches the schema by which the server reads the input. */
    schema: () => Promise<z.ZodType>;
    document: TypedDocumentNode<
      { made: { id: string; title: string; uri: string | null } },
      { input: Input & { access: AccessInput } }
    >;
  };
  form: RootKind<Thing, Fields, Input>['form'] & {
    /** The values of the form for a new one. */
    empty: Fields;
  };
  /** Says what one is, above its title, if not as all of its kind. */
  sayWhat?: (say: Say, thing: Thing) => string;
  /** Items of its menu, before those that change it. */
  MoreItems?: ComponentType<{ thing: Thing }>;
  /** Its page below the head; by default who has access, and the parts of other areas. */
  Body?: ComponentType<BodyProps<Thing>>;
}

/** The props of the lower part of a thing's page. */
export interface BodyProps<Thing> {
  thing: Thing;
  /** Opens the dialog that says who has access. */
  onShare: () => void;
}
