import {
  createSectorInput,
  createSourceInput,
  updateSectorInput,
  updateSourceInput,
} from '@samspel/domain/grant/grant.input';
import type { TextId } from '@samspel/i18n/texts';
import type { DocumentInput } from 'urql';
import type { z } from 'zod';
import {
  CreateSectorDocument,
  CreateSourceDocument,
  RemoveSectorDocument,
  RemoveSourceDocument,
  UpdateSectorDocument,
  UpdateSourceDocument,
} from '../../../generated/graphql.ts';

/** One of what admins keep: its id, how it is listed, and its fields as its form holds them. */
export interface Kept {
  id: string;
  title: string;
  detail: string | null;
  values: Readonly<Record<string, string>>;
}

/** What admins keep that grants are sorted by: how its form is written, sent and said. */
export interface KeptKind {
  /** Sets its list apart in the address. */
  name: string;
  fields: readonly { name: string; label: TextId; isOptional?: true }[];
  create: { schema: z.ZodType; document: DocumentInput<object, { input: never }> };
  update: { schema: z.ZodType; document: DocumentInput<object, { input: never }> };
  remove: DocumentInput<object, { id: string }>;
  texts: { many: TextId; search: TextId; add: TextId; edit: TextId; lead: TextId };
}

/** Who gives grants. */
export const sources: KeptKind = {
  name: 'sources',
  fields: [
    { name: 'name', label: 'field.name' },
    { name: 'url', label: 'grant.keep.home', isOptional: true },
  ],
  create: { schema: createSourceInput, document: CreateSourceDocument },
  update: { schema: updateSourceInput, document: UpdateSourceDocument },
  remove: RemoveSourceDocument,
  texts: {
    many: 'grant.keep.sources',
    search: 'grant.keep.findSource',
    add: 'grant.keep.addSource',
    edit: 'grant.keep.editSource',
    lead: 'grant.keep.sourcesLead',
  },
};

/** Parts of what municipalities do. */
export const sectors: KeptKind = {
  name: 'sectors',
  fields: [
    { name: 'nn', label: 'shell.language.nn' },
    { name: 'nb', label: 'shell.language.nb' },
    { name: 'en', label: 'shell.language.en' },
  ],
  create: { schema: createSectorInput, document: CreateSectorDocument },
  update: { schema: updateSectorInput, document: UpdateSectorDocument },
  remove: RemoveSectorDocument,
  texts: {
    many: 'grant.sectors',
    search: 'grant.keep.findSector',
    add: 'grant.keep.addSector',
    edit: 'grant.keep.editSector',
    lead: 'grant.keep.sectorsLead',
  },
};
