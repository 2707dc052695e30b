import { useCallback, useState } from 'react';
import { useQuery } from 'urql';
import { useDiscard } from '../../core/forms/use-discard.tsx';
import { useMe } from '../../core/person/me.tsx';
import { StoredGroupDocument } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { Skeleton } from '../../ui/base/skeleton.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { OpenedDialog } from '../../ui/overlay/opened-dialog.tsx';
import type { GroupKind } from './group.ts';
import { GroupForm } from './group-form.tsx';
import { storedOf } from './use-group-calls.ts';

interface Props {
  kind: GroupKind;
  /** The group to change; undefined to make a new one. */
  id?: string;
  onClose: () => void;
}

/** Makes a group, or changes one; asks before changes are lost. */
export function GroupDialog({ kind, id, onClose }: Props) {
  const say = useText();
  const [isChanged, setChanged] = useState(false);
  const discard = useDiscard(isChanged, onClose);
  const form = { kind, onChanged: useCallback(setChanged, []), onCancel: discard.close, onDone: onClose };
  return (
    <>
      <OpenedDialog
        kind="side"
        title={say(`organization.${kind}.${id ? 'edit' : 'new'}`)}
        mayClose={discard.mayClose}
        onClose={onClose}
      >
        {id ? <StoredForm {...form} id={id} /> : <GroupForm {...form} group={null} isMine />}
      </OpenedDialog>
      {discard.question}
    </>
  );
}

type FormProps = Omit<React.ComponentProps<typeof GroupForm>, 'group' | 'isMine'>;

/** The form of a group as it is stored now, not as a list has it. */
function StoredForm({ id, ...form }: FormProps & { id: string }) {
  const me = useMe();
  const [{ data, error }, ask] = useQuery({
    query: StoredGroupDocument,
    variables: { id, isOfPeople: form.kind === 'group' },
    requestPolicy: 'network-only',
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  const stored = data && storedOf(data);
  if (!stored) return <Skeleton lines={5} />;
  return <GroupForm {...form} group={stored} isMine={data.group?.createdBy?.id === me.id} />;
}
