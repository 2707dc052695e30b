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

/** An entry that admins maintain: its id, how it is listed, and the form's values. */
export interface Kept {
  id: string;
  title: string;
  detail: string | null;
  values: Readonly<Record<string, string>>;
}

/** A kind of entry that admins maintain and that grants are sorted by: its form, its calls and its texts. */
export interface KeptKind {
  /** Tells its list from the others in the address. */
  name: string;
  fields: readonly { name: string; label: TextId; isOptional?: true }[];
  create: { schema: z.ZodType; document: DocumentInput<object, { input: never }> };
  update: { schema: z.ZodType; document: DocumentInput<object, { input: never }> };
  remove: DocumentInput<object, { id: string }>;
  texts: { many: TextId; search: TextId; add: TextId; edit: TextId; lead: TextId };
}

/** The grantors. */
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

/** Parts of a municipality's work. */
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
