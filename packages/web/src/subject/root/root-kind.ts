import type { Visibility } from '@samspel/domain/subject/access';
import type { SubjectKind } from '@samspel/domain/subject/subject';
import type { TextId } from '@samspel/i18n/texts';
import type { ComponentType, ReactNode } from 'react';
import type { TypedDocumentNode } from 'urql';
import type { z } from 'zod';
import type { ShownPart } from '../../core/forms/use-conflict.ts';
import type { FieldErrors } from '../../core/forms/use-field-errors.ts';
import type { AccessInput, AccessPartsFragment, MakerFragment } from '../../generated/graphql.ts';
import type { NewestDocument } from '../conflict/newest.ts';
import type { Editable, UpdateDocument } from '../form/use-edit.ts';
import type { HistoryDocument } from '../history/use-history.ts';
import type { Listed } from '../list/listed.ts';
import type { OnCard } from '../list/subject-card.tsx';
import type { ReadableDocument } from '../page/use-readable.ts';
import type { InTrash } from '../trash/trash-row.tsx';
import type { RootPaths } from './root-paths.ts';
import type { RootListVariables } from './root-sorts.ts';

/** A thing with an access list of its own, as its card shows it. */
export interface RootCard extends OnCard {
  id: string;
  kind: SubjectKind;
  /** The last part of its address; null of one that I may not read. */
  uri: string | null;
  /** Null of one that I may not read, as is all that is more than the card. */
  lastUpdated: string | null;
  access: { visibility: Visibility } | null;
  createdBy: MakerFragment;
}

/** A thing with an access list of its own, as its page shows it. */
export interface RootThing extends RootCard, Editable {
  isFollowing: boolean;
  isLiked: boolean;
  /** Whether I could bring it back from the trash. */
  mayRestore: boolean | null;
  lastEdit: { at: string; by: { name: string } } | null;
  access: AccessPartsFragment | null;
}

/** What a component for the fields of a form is given, access apart. */
export interface FieldsProps<Fields> {
  form: Fields;
  set: (change: Partial<Fields>) => void;
  errors: FieldErrors;
}

type ById = TypedDocumentNode<unknown, { id: string }>;

/**
 * What an area says of a kind of thing with an access list of its own; the floor makes its list, page, forms, dialogs and trash of it. What a
 * document must call its answer is in its type. `Fields` is what its form holds, `Input` what is sent of that.
 */
export interface RootKind<Thing extends RootThing, Fields, Input extends object> {
  kind: SubjectKind;
  paths: RootPaths;
  sign: ReactNode;
  /** What people call one of them, several of them, and making one; `count` takes `{count}`. */
  texts: { one: TextId; many: TextId; create: TextId; count: TextId };
  /** A page of them. */
  listed: TypedDocumentNode<{ list: Listed<RootCard> }, RootListVariables>;
  found: TypedDocumentNode<{ found: Thing }, { id: string }>;
  readable: ReadableDocument;
  /** One of them with its latest changes, for a form that met a newer version. */
  newest: NewestDocument<Thing>;
  history: HistoryDocument;
  archive: ById;
  unArchive: ById;
  remove: ById;
  restore: ById;
  removed: TypedDocumentNode<
    { removed: { totalCount: number; pageInfo: { numberOfPages: number }; nodes: (InTrash & { id: string })[] } },
    { limit: number; offset: number }
  >;
  create: {
    schema: z.ZodType;
    document: TypedDocumentNode<
      { made: { id: string; title: string; uri: string | null } },
      { input: Input & { access: AccessInput } }
    >;
  };
  update: { schema: z.ZodType; document: UpdateDocument<Input> & UpdateDocument<object> };
  form: {
    /** The form of a new one. */
    empty: Fields;
    of: (thing: Thing) => Fields;
    inputOf: (fields: Fields) => Input;
    Fields: ComponentType<FieldsProps<Fields>>;
    /** Its parts, see `useConflict`. */
    useParts: () => ShownPart<Fields>[];
  };
  /** What its page shows between its head and who has access. */
  Content?: ComponentType<{ thing: Thing }>;
}
