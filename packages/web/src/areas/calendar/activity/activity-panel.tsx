import { PencilIcon } from '@navikt/aksel-icons';
import { mayEdit } from '@samspel/domain/subject/state';
import { useState } from 'react';
import { useQuery } from 'urql';
import { useUnsavedParts } from '../../../core/forms/unsaved.ts';
import { useDiscard } from '../../../core/forms/use-discard.tsx';
import { useAddressEffect } from '../../../core/use-address-effect.ts';
import { ActivityDocument } from '../../../generated/graphql.ts';
import { LostNotice } from '../../../subject/page/lost.tsx';
import { type Beside, useAskedAhead } from '../../../subject/sections/use-asked-ahead.ts';
import { problemOf } from '../../../texts/problem.ts';
import { useText } from '../../../texts/text.tsx';
import { IconButton } from '../../../ui/base/icon-button.tsx';
import { Skeleton } from '../../../ui/base/skeleton.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { OpenedDialog } from '../../../ui/overlay/opened-dialog.tsx';
import { ActivityEdit } from '../edit/activity-edit.tsx';
import { EditPanel } from '../edit/edit-panel.tsx';
import type { ActivityPanelProps, Editing } from './activity-panel-props.ts';
import { ActivityView } from './activity-view.tsx';
import { DeleteActivityDialog } from './delete-activity-dialog.tsx';
import inPlace from './in-place.module.css';
import { Neighbours } from './neighbours-bar.tsx';
import { NoteEdit } from './note-edit.tsx';
import { usePanelBeside } from './use-panel-beside.ts';
import { useWasShown } from './use-was-shown.ts';

const beside: Beside = { kind: 'EVENT_INSTANCE' };

/** One activity in a panel at the right, beside the page if there is room: its facts, its checklist and, for those who may change it, its form. */
export default function ActivityPanel({ id, onClose, onOpen, ticks, onFound }: ActivityPanelProps) {
  const say = useText();
  const [{ data, error }, ask] = useQuery({ query: ActivityDocument, variables: { id } });
  useAskedAhead(id, beside);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const { isUnsaved, report } = useUnsavedParts();
  const discard = useDiscard(isUnsaved, onClose);
  const guard = { report, before: discard.before };
  const isMissing = error && ['notFound', 'notAllowed'].includes(problemOf(error).code);
  const activity = isMissing ? undefined : data?.eventInstance;
  const isFound = activity !== undefined;
  // Called once, whatever happens to the activity and the page later.
  useAddressEffect(() => {
    if (activity) onFound?.(activity);
  }, isFound);
  const readAgain = () => ask({ requestPolicy: 'network-only' });
  // While the window is too narrow, as by zooming, the panel covers the page, so it is modal, with what is written in it.
  const isBeside = usePanelBeside();
  const wasShown = useWasShown(activity, readAgain);
  const back = () => setEditing(null);
  const title = isMissing
    ? say(wasShown ? 'shell.lost.title' : 'shell.notFound.title')
    : (activity?.title ?? say('shell.loading'));
  const isForm = editing === 'all' || editing === 'note';
  return (
    <>
      <OpenedDialog
        kind={isBeside ? 'beside' : 'side'}
        title={isForm ? say(formTitles[editing]) : title}
        titleTool={
          activity &&
          !editing &&
          mayEdit(activity.calendar) && <TitlePencil onPress={() => discard.before(() => setEditing('title'))} />
        }
        mayClose={discard.mayClose}
        onClose={onClose}
      >
        {!isForm && <Neighbours id={id} onOpen={onOpen} />}
        {isMissing && (wasShown ? <LostNotice /> : <p>{say('shell.notFound.body')}</p>)}
        {error && !isMissing && !activity && <ErrorState error={error} onRetry={readAgain} />}
        {!activity && !error && <Skeleton lines={8} />}
        {activity && editing === 'title' && (
          <div className={inPlace.form}>
            <ActivityEdit
              only="title"
              activity={activity}
              report={report}
              onCancel={() => discard.before(back)}
              onDone={back}
            />
          </div>
        )}
        {activity && editing === 'note' && (
          <NoteEdit activity={activity} report={report} onCancel={() => discard.before(back)} onDone={back} />
        )}
        {activity && editing === 'all' && (
          <EditPanel
            activity={activity}
            guard={guard}
            onCancel={() => discard.before(back)}
            onDone={(daysChanged) => (daysChanged ? discard.saved(onClose) : back())}
          />
        )}
        {activity && !isForm && (
          <ActivityView
            activity={activity}
            ticks={ticks}
            canEdit={mayEdit(activity.calendar)}
            onEdit={(what) => discard.before(() => setEditing(what))}
            onDelete={() => setRemoving(true)}
            guard={guard}
          />
        )}
      </OpenedDialog>
      {activity && isRemoving && (
        <DeleteActivityDialog activity={activity} onClose={() => setRemoving(false)} onRemoved={onClose} />
      )}
      {discard.question}
    </>
  );
}

/** The title of the panel while a form is open. */
const formTitles = { all: 'event.edit', note: 'field.note' } as const;

function TitlePencil({ onPress }: { onPress: () => void }) {
  const say = useText();
  return (
    <IconButton
      size="sm"
      label={say('event.editPart', { part: say('field.title') })}
      icon={<PencilIcon aria-hidden="true" />}
      onClick={onPress}
    />
  );
}
