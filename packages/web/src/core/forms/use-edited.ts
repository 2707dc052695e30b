import { type Dispatch, type SetStateAction, useState } from 'react';
import { type Conflict, type Newest, type ShownPart, useConflict } from './use-conflict.ts';

interface Options<Stored, Form> {
  /** The thing when the person begins; null for a new one. */
  start: Stored;
  /** Values that somebody has typed already, in another form. */
  begun?: Partial<NoInfer<Form>> | undefined;
  /** Returns the form's values for the thing. */
  formOf: (stored: Stored) => Form;
  /** Returns a form as it is compared with the one it started from, if not all that it holds counts. */
  comparedWith?: (form: Form, base: Form) => Form;
  /** See `useConflict`. */
  parts: (forms: readonly Form[]) => readonly ShownPart<Form>[];
  /** See `useConflict`. */
  fetchNewest: () => Promise<Newest<Stored> | null>;
}

interface Edited<Stored, Form> {
  /** What the form started from; after a conflict, the newer version, with the version to send. */
  stored: Stored;
  /** The form's values for `stored`. */
  base: Form;
  form: Form;
  setForm: Dispatch<SetStateAction<Form>>;
  /** Changes some fields of the form. */
  set: (change: Partial<Form>) => void;
  conflict: Conflict;
}

/**
 * A form for an existing thing, which somebody else may save meanwhile:
 *
 * ```
 * const { stored, form, set, conflict } = useEdited({ start: activity, formOf, parts, fetchNewest });
 * if (answer.error) return (await conflict.meet(answer.error)) || errors.refuse(answer.error);
 * if (conflict.open) return <ConflictStep conflict={conflict} isBusy={fetching} onSave={save} />;
 * ```
 */
export function useEdited<Stored, Form>(options: Options<Stored, Form>): Edited<Stored, Form> {
  const { start, begun, formOf, comparedWith = (form) => form, parts, fetchNewest } = options;
  const [stored, setStored] = useState(start);
  const [form, setForm] = useState<Form>(() => ({ ...formOf(start), ...begun }));
  const base = formOf(stored);
  const conflict = useConflict({
    base,
    mine: comparedWith(form, base),
    parts,
    fetchNewest,
    formOf: (newest) => comparedWith(formOf(newest), base),
    onMerged: (newest, merged) => {
      setStored(newest);
      setForm(merged);
    },
    onChoose: setForm,
  });
  const set = (change: Partial<Form>) => setForm((before) => ({ ...before, ...change }));
  return { stored, base, form, setForm, set, conflict };
}
