import type { AccessLevel } from '@samspel/domain/subject/access';
import { whyNotEditable, type writableStatuses } from '@samspel/domain/subject/state';
import type { Status, SubjectKind } from '@samspel/domain/subject/subject';
import { useState } from 'react';
import { type TypedDocumentNode, useMutation } from 'urql';
import type { z } from 'zod';
import type { Newest, ShownPart } from '../../core/forms/use-conflict.ts';
import { useEdited } from '../../core/forms/use-edited.ts';
import { useFieldErrors } from '../../core/forms/use-field-errors.ts';
import { useSchema } from '../../core/forms/use-schema.ts';
import type { AccessInput } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { type AccessDraft, type AnsweredAccess, accessInputOf, draftOf, isChanged } from '../access/access-draft.ts';
import { useAccessProblem } from '../access/use-access-problem.ts';
import { type Saved, useSavedToast } from '../history/use-saved-toast.ts';
import { comparedWith, type EditForm, editParts, isEdited } from './edit-form.ts';
import { useFormParts } from './use-form-parts.ts';

/** What `useEdit` needs of a thing that is edited in a form. */
export interface Editable {
  id: string;
  status: Status;
  version: number | null;
  access: (AnsweredAccess & { myAccess: AccessLevel }) | null;
}

/** What a form saves a thing as. */
export type SavedStatus = (typeof writableStatuses)[number];

/** The mutation that saves a form, and returns the result as `saved`. `Input` is what is sent for its fields, without access. */
export type UpdateDocument<Input> = TypedDocumentNode<
  { saved: Saved },
  { input: Input & { id: string; version: number; status?: SavedStatus | null; access?: AccessInput | null } }
>;

interface Options<Thing extends Editable, Fields, Input> {
  /** The kind, by which other areas choose their parts in its form. */
  kind: SubjectKind;
  thing: Thing;
  fieldsOf: (thing: Thing) => Fields;
  inputOf: (fields: Fields) => Input;
  /** Fetches the schema by which the server reads the input; the same function each time. */
  schema: () => Promise<z.ZodType>;
  document: UpdateDocument<Input>;
  /** The parts of its fields, see `useConflict`. */
  parts: readonly ShownPart<Fields>[];
  fetchNewest: () => Promise<Newest<Thing> | null>;
  /** The message when it is saved. */
  saved: string;
  onSaved: () => void;
}

/**
 * The form of an existing thing and its saving, also if somebody else saves meanwhile (product/content#conflicts). Saving makes it PUBLISHED
 * (product/access#archive-and-trash) unless it is saved as a draft. Access is only sent if it was changed.
 */
export function useEdit<Thing extends Editable, Fields, Input>(options: Options<Thing, Fields, Input>) {
  const { kind, thing, fieldsOf, inputOf, schema, document, parts, fetchNewest } = options;
  const say = useText();
  const sayProblem = useAccessProblem();
  const formOf = (of: Thing): EditForm<Fields> => ({ fields: fieldsOf(of), access: draftOf(of.access!) });
  const { stored, base, form, set, setForm, conflict } = useEdited({
    start: thing,
    formOf,
    comparedWith,
    parts: (forms) => editParts(parts, forms, say),
    fetchNewest,
  });
  const [status, setStatus] = useState<SavedStatus>('PUBLISHED');
  const input = {
    ...inputOf(form.fields),
    id: stored.id,
    version: stored.version ?? 1,
    status,
    ...(isChanged(form.access, draftOf(stored.access!)) && { access: accessInputOf(form.access) }),
  };
  const errors = useFieldErrors(useSchema(schema), input);
  const others = useFormParts();
  const [{ fetching }, send] = useMutation(document);
  const sayThatSaved = useSavedToast();
  /** Saves it with a status; after a conflict, with the status of the save that met the conflict. */
  const save = async (as = status) => {
    setStatus(as);
    const { data, error } = await send({ input: { ...input, status: as } });
    if (error) return (await conflict.meet(error)) || errors.refuse(error, sayProblem(error, form.access));
    await others.finish(stored.id);
    sayThatSaved(data?.saved, options.saved);
    options.onSaved();
  };
  return {
    form,
    setAccess: (access: AccessDraft) => set({ access }),
    setFields: (change: Partial<Fields>) =>
      setForm((before) => ({ ...before, fields: { ...before.fields, ...change } })),
    /** Why nothing can be changed; null if it can. */
    why: whyNotEditable({ status: stored.status, myAccess: stored.access?.myAccess ?? 'NONE' }),
    hasChanges: isEdited(form, base) || others.hasChanges,
    /** The parts of other areas in its form. */
    others: { change: others.change, of: { id: stored.id, kind } },
    errors,
    conflict,
    save,
    /** Whether it is a draft as it is stored. */
    isDraft: stored.status === 'DRAFT',
    /** What it is saved as, now or the last time. */
    status,
    isBusy: fetching,
  };
}
