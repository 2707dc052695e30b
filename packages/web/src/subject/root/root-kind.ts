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

/** A thing with its own access list, as its card shows it. */
export interface RootCard extends OnCard {
  id: string;
  kind: SubjectKind;
  /** The last part of its address; null if I may not read it. */
  uri: string | null;
  /** Null if I may not read it, like everything that is not on the card. */
  lastUpdated: string | null;
  access: { visibility: Visibility } | null;
  createdBy: MakerFragment;
}

/** A thing with its own access list, as its page shows it. */
export interface RootThing extends RootCard, Editable {
  isFollowing: boolean;
  isLiked: boolean;
  /** Whether I could bring it back from the trash. */
  mayRestore: boolean | null;
  lastEdit: { at: string; by: { name: string } } | null;
  access: AccessPartsFragment | null;
}

/** The props of the component for a form's fields, without access. */
export interface FieldsProps<Fields> {
  form: Fields;
  set: (change: Partial<Fields>) => void;
  errors: FieldErrors;
}

type ById = TypedDocumentNode<unknown, { id: string }>;

/**
 * What an area declares about a kind of thing with its own access list; this floor provides its list, page, forms, dialogs and trash. The name that
 * each document must give its answer is in its type. `Fields` are the form's values, `Input` is what is sent of them.
 */
export interface RootKind<Thing extends RootThing, Fields, Input extends object> {
  kind: SubjectKind;
  paths: RootPaths;
  sign: ReactNode;
  /** The words for one, several, and making one; `count` takes `{count}`. */
  texts: { one: TextId; many: TextId; create: TextId; count: TextId };
  /** Queries a page of them. */
  listed: TypedDocumentNode<{ list: Listed<RootCard> }, RootListVariables>;
  found: TypedDocumentNode<{ found: Thing }, { id: string }>;
  readable: ReadableDocument;
  /** Queries one of them with its latest changes, for a form that met a newer version. */
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
    /** Fetches the schema by which the server reads the input. */
    schema: () => Promise<z.ZodType>;
    document: TypedDocumentNode<
      { made: { id: string; title: string; uri: string | null } },
      { input: Input & { access: AccessInput } }
    >;
  };
  update: { schema: () => Promise<z.ZodType>; document: UpdateDocument<Input> & UpdateDocument<object> };
  form: {
    /** The values of the form for a new one. */
    empty: Fields;
    of: (thing: Thing) => Fields;
    inputOf: (fields: Fields) => Input;
    Fields: ComponentType<FieldsProps<Fields>>;
    /** Its parts, see `useConflict`. */
    useParts: () => ShownPart<Fields>[];
  };
  /** Shown on its page between its head and who has access. */
  Content?: ComponentType<{ thing: Thing }>;
}
