import { PencilIcon, TrashIcon } from '@navikt/aksel-icons';
import type { Guard } from '../../../core/forms/unsaved.ts';
import { Waits } from '../../../core/offline/waits.tsx';
import type { ActivityDetailsFragment } from '../../../generated/graphql.ts';
import { LastEdit } from '../../../subject/history/last-edit.tsx';
import { NotifyControl } from '../../../subject/notify/notify-control.tsx';
import type { Holder } from '../../../subject/sections/page-section.ts';
import { Sections } from '../../../subject/sections/sections.tsx';
import { ShareByMail } from '../../../subject/share/share-by-mail.tsx';
import { useText } from '../../../texts/text.tsx';
import { Alert } from '../../../ui/base/alert.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { Heading } from '../../../ui/base/heading.tsx';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { paths } from '../address/paths.ts';
import { Checklist } from '../checklist/checklist.tsx';
import { Facts } from './activity-facts.tsx';
import { ActivityHistoryButton } from './activity-history-button.tsx';
import type { Editing } from './activity-panel-props.ts';
import styles from './activity-view.module.css';
import { FavouriteButton } from './favourite-button.tsx';
import { InPlace } from './in-place.tsx';
import { NotePrompt } from './note-prompt.tsx';
import type { Ticks } from './use-ticks.ts';

interface Props {
  activity: ActivityDetailsFragment;
  ticks: Ticks;
  canEdit: boolean;
  /** Opens its form, or only that of its note. */
  onEdit: (what: Editing) => void;
  onDelete: () => void;
  guard: Guard;
}

/** One activity to read and tick. */
export function ActivityView({ activity, ticks, canEdit, onEdit, onDelete, guard }: Props) {
  const say = useText();
  const mine = ticks.completed?.id === activity.id ? ticks.completed : null;
  const isDone = ticks.pending.get(activity.id) ?? activity.isDone;
  return (
    <div className={styles.view}>
      {!canEdit && <WhyNot activity={activity} />}
      <div data-ticked>
        <div className={styles.tick}>
          <Checkbox
            label={say('event.done')}
            checked={isDone}
            disabled={!activity.mayTick}
            onChange={(event) => void ticks.tick(activity, event.target.checked)}
          />
          <Waits of="EventInstance" id={activity.id} />
          <div className={styles.own}>
            <FavouriteButton activity={activity} />
            <NotifyControl id={activity.id} />
            <ShareByMail id={activity.id} />
            {canEdit && (
              <Button size="sm" icon={<PencilIcon />} onClick={() => onEdit('all')}>
                {say('button.edit')}
              </Button>
            )}
            {!canEdit && activity.mayTick && (
              <Button size="sm" icon={<PencilIcon />} onClick={() => onEdit('note')}>
                {say(activity.note ? 'event.note.edit' : 'event.note.write')}
              </Button>
            )}
          </div>
        </div>
        {mine && <NotePrompt key={mine.id} completed={mine} ticks={ticks} />}
      </div>
      <Facts activity={{ ...activity, isDone }} guard={canEdit ? guard : undefined} />
      <section aria-labelledby="activity-purpose">
        <Heading level={3} id="activity-purpose">
          {say('field.purpose')}
        </Heading>
        {canEdit ? (
          <InPlace {...{ activity, guard }} part="description" name={say('field.purpose')}>
            <RichText json={activity.description} />
          </InPlace>
        ) : (
          <RichText json={activity.description} />
        )}
      </section>
      <Checklist activity={activity} canEdit={canEdit} guard={guard} />
      {activity.note && (
        <section aria-labelledby="activity-note">
          <Heading level={3} id="activity-note">
            {say('field.note')}
          </Heading>
          <RichText json={activity.note} />
        </section>
      )}
      <div className={styles.actions} data-size="sm">
        {activity.calendar.access?.myAccess === 'WRITE' ? (
          <ActivityHistoryButton activity={activity} />
        ) : (
          <LastEdit of={activity} />
        )}
        {canEdit && (
          <Button variant="tertiary" color="danger" icon={<TrashIcon />} onClick={onDelete}>
            {say('event.delete')}
          </Button>
        )}
      </div>
      <Sections on={asHolder(activity, canEdit)} guard={guard} />
    </div>
  );
}

/** The activity as the holder of its related sections; those of its series are shown on it as well. */
const asHolder = ({ id, event, calendar }: ActivityDetailsFragment, canEdit: boolean): Holder => ({
  id,
  kind: 'EVENT_INSTANCE',
  canEdit,
  isArchived: calendar.status === 'ARCHIVED',
  address: paths.calendar(calendar, id),
  above: { id: event.id, kind: 'EVENT' },
});

/** Why the activity cannot be changed here, or why only little of it can. */
function WhyNot({ activity: { calendar, mayTick } }: { activity: ActivityDetailsFragment }) {
  const say = useText();
  if (mayTick) return <Alert>{say('access.responsible')}</Alert>;
  return <Alert>{say(calendar.status === 'ARCHIVED' ? 'calendar.page.archived' : 'access.noWrite.event')}</Alert>;
}
