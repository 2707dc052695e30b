import { useState } from 'react';
import { useMutation, useQuery } from 'urql';
import {
  DiscussionHomeDocument,
  type DiscussionPartsFragment,
  UpdateDiscussionDocument,
} from '../../../generated/graphql.ts';
import { useSavedToast } from '../../../subject/history/use-saved-toast.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { Alert } from '../../../ui/base/alert.tsx';
import { Spinner } from '../../../ui/base/spinner.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { NoticeDialog } from '../../../ui/overlay/notice-dialog.tsx';
import { OpenedDialog } from '../../../ui/overlay/opened-dialog.tsx';
import { type Home, HomePicker } from './home-picker.tsx';
import { WhoWillRead } from './who-will-read.tsx';

interface Props {
  discussion: DiscussionPartsFragment;
  onClose: () => void;
}

/**
 * Moves a question to the public forum or to a topic, after showing who will read it there. Only those who may write a topic can move a question out
 * of it.
 */
export function MoveDialog({ discussion, onClose }: Props) {
  const say = useText();
  const [from, ask] = useQuery({
    query: DiscussionHomeDocument,
    variables: { id: discussion.topic ?? '' },
    pause: discussion.topic === null,
    requestPolicy: 'cache-and-network',
  });
  const home = from.data?.topic;
  if (discussion.topic === null || home?.access?.myAccess === 'WRITE')
    return <Move discussion={discussion} onClose={onClose} />;
  const title = say('discussion.move.title');
  if (home) {
    const words = say('discussion.move.stays', { topic: home.title });
    return <NoticeDialog title={title} words={words} close={say('button.close')} onClose={onClose} />;
  }
  return (
    <OpenedDialog title={title} onClose={onClose}>
      {from.error ? (
        <ErrorState error={from.error} onRetry={() => ask({ requestPolicy: 'network-only' })} />
      ) : (
        <Spinner label={say('shell.loading')} />
      )}
    </OpenedDialog>
  );
}

function Move({ discussion: { id, version, topic }, onClose }: Props) {
  const say = useText();
  const sayProblem = useProblemText();
  const sayThatSaved = useSavedToast();
  const [home, setHome] = useState<Home | null | undefined>(topic === null ? undefined : null);
  const [isAsked, setAsked] = useState(false);
  const [{ fetching, error }, send] = useMutation(UpdateDiscussionDocument);
  const move = async () => {
    setAsked(true);
    if (home === undefined || fetching) return;
    const { data, error } = await send({ input: { id, version, topic: home?.id ?? null } });
    if (error) return;
    const words = home ? say('discussion.moved', { home: home.title }) : say('discussion.movedPublic');
    sayThatSaved(data?.updateDiscussion, words);
    onClose();
  };
  return (
    <ConfirmDialog
      title={say('discussion.move.title')}
      action={say('discussion.move')}
      isBusy={fetching}
      onConfirm={() => move()}
      onClose={onClose}
    >
      <HomePicker
        from={topic}
        home={home}
        onChoose={setHome}
        error={isAsked && home === undefined ? say('discussion.move.choose') : undefined}
      />
      {home !== undefined && <WhoWillRead home={home} />}
      {error && (
        <Alert kind="danger" role="alert">
          {sayProblem(error)}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
