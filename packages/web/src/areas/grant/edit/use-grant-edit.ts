import { createActionValueInput, updateActionValueInput } from '@samspel/domain/grant/grant.input';
import { useState } from 'react';
import { useMutation } from 'urql';
import { useEdited } from '../../../core/forms/use-edited.ts';
import { useFieldErrors } from '../../../core/forms/use-field-errors.ts';
import {
  CreateGrantDocument,
  type GrantEditableFragment,
  NewestGrantDocument,
  UpdateGrantDocument,
} from '../../../generated/graphql.ts';
import { savesOf, useNewest } from '../../../subject/conflict/newest.ts';
import { useFormParts } from '../../../subject/form/use-form-parts.ts';
import { useSavedToast } from '../../../subject/history/use-saved-toast.ts';
import type { Copied } from '../../../subject/sections/page-section.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import { fieldOf, type GrantForm, grantFormOf, inputOf } from './grant-form.ts';
import { useGrantParts } from './grant-parts.tsx';
import { useNewFiles } from './use-new-files.ts';

/** What a grant is saved as. */
export type SavedStatus = 'DRAFT' | 'PUBLISHED';
/** The grant that a new one is a copy of. */
export type CopiedGrant = { id: string; files: readonly Copied[] };
type Addressed = { id: string; uri: string | null };

/**
 * The form of a grant and its saving, also if another admin saves meanwhile.
 * @param grant the one to change; null for a new one
 * @param first what a new one begins with
 * @param copied the grant whose relations and files it begins with
 */
export function useGrantEdit(grant: GrantEditableFragment | null, first: GrantForm, copied?: CopiedGrant) {
  const say = useText();
  const sayProblem = useProblemText();
  const parts = useGrantParts();
  const ask = useNewest(NewestGrantDocument, grant?.id ?? '');
  const { stored, base, form, set, conflict } = useEdited({
    start: grant,
    formOf: (of) => (of ? grantFormOf(of.currentRevision) : first),
    parts: () => parts,
    fetchNewest: async () => {
      const newest = (await ask())?.found;
      return newest ? { stored: newest, saves: savesOf(newest.history?.nodes ?? [], [newest.id]) } : null;
    },
  });
  const version = stored && { id: stored.id, version: stored.version };
  const fields = inputOf(form);
  const errors = useFieldErrors(
    stored ? updateActionValueInput : createActionValueInput,
    { ...fields, ...version },
    fieldOf,
  );
  const others = useFormParts();
  const files = useNewFiles(copied?.files ?? []);
  const [status, setStatus] = useState<SavedStatus>('PUBLISHED');
  const [saved, setSaved] = useState<Addressed>();
  const [isFinishing, setFinishing] = useState(false);
  const [creating, create] = useMutation(CreateGrantDocument);
  const [updating, update] = useMutation(UpdateGrantDocument);
  const sayThatSaved = useSavedToast();
  const send = (status: SavedStatus) => {
    const input = { ...fields, status };
    return version ? update({ input: { ...input, ...version } }) : create({ input });
  };
  /** Saves it with a status; after a conflict, with the status of the save that met the conflict. */
  const save = async (as = status) => {
    setStatus(as);
    const { data, error } = await send(as);
    if (error) return (await conflict.meet(error)) || errors.refuse(error, sayProblem(error));
    if (!data) return;
    const { saved: answer } = data;
    setFinishing(true);
    await others.finish(answer.id);
    await files.finish(answer.id);
    if ('lastChange' in answer) sayThatSaved(answer);
    else toast.success(say('subject.made', { title: answer.title }));
    setSaved(answer);
  };
  return {
    /** What it is as it is stored, and how many follow it; null for a new one. */
    stored,
    form,
    set,
    errors,
    conflict,
    save,
    status,
    files,
    /** The parts of the form that belong to other areas. */
    others: {
      change: others.change,
      of: { id: stored?.id ?? null, kind: 'ACTION_VALUE' as const, copied: copied?.id },
    },
    hasChanges: JSON.stringify(form) !== JSON.stringify(base) || others.hasChanges || files.hasChanges,
    isBusy: creating.fetching || updating.fetching || isFinishing,
    /** What was saved; after that, nothing asks before the page is left. */
    saved,
  };
}
