import { useLayoutEffect } from 'react';
import type { z } from 'zod';
import { ConflictStep } from '../../core/forms/conflict-step.tsx';
import styles from '../../core/forms/form.module.css';
import { FormEnd } from '../../core/forms/form-end.tsx';
import { useEdited } from '../../core/forms/use-edited.ts';
import { useFieldErrors } from '../../core/forms/use-field-errors.ts';
import { useSchema } from '../../core/forms/use-schema.ts';
import { useSaveProblem } from '../../texts/refusal.ts';
import { useText } from '../../texts/text.tsx';
import { Alert } from '../../ui/base/alert.tsx';
import { Form } from '../../ui/field/form.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { toast } from '../../ui/overlay/toaster.tsx';
import type { GroupKind } from './group.ts';
import {
  emptyDraft,
  fieldsOf,
  type GroupDraft,
  isChanged,
  lostCount,
  type StoredGroup,
  savesOf,
} from './group-draft.ts';
import { groupParts } from './group-parts.ts';
import { MembersField } from './members-field.tsx';
import { useFetchStored, useSaveGroup } from './use-group-calls.ts';

const inputs = () => import('@samspel/domain/organization/group.input');
const loadNew = async () => (await inputs()).createGroupInput;
const loadChanged = async () => (await inputs()).updateGroupInput;

interface Props {
  kind: GroupKind;
  /** The group to change; null for a new one. */
  group: StoredGroup | null;
  /** Whether I am allowed to add myself as a member. */
  isMine: boolean;
  onChanged: (isChanged: boolean) => void;
  /** Goes back without saving; asks if changes would be lost. */
  onCancel: () => void;
  onDone: () => void;
}

const draftOf = (group: StoredGroup | null): GroupDraft => group ?? emptyDraft;

/** The title and the members of a group. */
export function GroupForm({ kind, group, isMine, onChanged, onCancel, onDone }: Props) {
  const say = useText();
  const sayProblem = useSaveProblem('access.noWrite.group');
  const fetchStored = useFetchStored(kind, group?.id ?? '');
  const {
    stored,
    base,
    form: draft,
    setForm: setDraft,
    conflict,
  } = useEdited({
    start: group,
    formOf: draftOf,
    parts: () => groupParts(say),
    fetchNewest: async () => {
      const newest = await fetchStored();
      return newest && { stored: newest, saves: savesOf(newest) };
    },
  });
  const version = stored && { id: stored.id, version: stored.version };
  const input = { ...version, ...fieldsOf(draft) };
  const errors = useFieldErrors(useSchema<z.ZodType>(stored ? loadChanged : loadNew), input);
  const { save: send, isBusy } = useSaveGroup(kind);
  const hasChanges = isChanged(draft, base);
  // Before the next key is handled: Escape right after a change must ask.
  useLayoutEffect(() => onChanged(hasChanges), [hasChanges, onChanged]);

  const save = async () => {
    const { error } = await send(fieldsOf(draft), version);
    if (error) return (await conflict.meet(error)) || errors.refuse(error, sayProblem(error));
    toast.success(say(stored ? 'organization.group.saved' : 'organization.group.created'));
    onDone();
  };
  const submit = async () => {
    if (!(await errors.checkAll())) return;
    if (hasChanges) await save();
    else onDone();
  };
  if (conflict.open) return <ConflictStep conflict={conflict} isBusy={isBusy} onSave={save} />;
  const lost = lostCount(base, draft);
  return (
    <Form onSubmit={submit} className={styles.form}>
      <TextField
        label={say('field.title')}
        value={draft.title}
        required
        error={errors.of('title')}
        onChange={(event) => setDraft({ ...draft, title: event.target.value })}
        onBlur={() => errors.touch('title')}
      />
      <MembersField kind={kind} draft={draft} onChange={setDraft} error={errors.of('members')} offersMe={isMine} />
      {lost > 0 && (
        <Alert kind="warning" role="status">
          {say(`organization.${kind}.lost`, { count: lost })}
        </Alert>
      )}
      <FormEnd errors={errors} isBusy={isBusy} onCancel={onCancel} />
    </Form>
  );
}
