import { ArrowsCirclepathIcon, PencilIcon, TrashIcon } from '@navikt/aksel-icons';
import { reminderOf } from '@samspel/domain/calendar/reminder';
import { sayShortDay, saySpan } from '@samspel/i18n/days';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { ColourDot } from '../../../core/forms/colour-dot.tsx';
import type { Guard } from '../../../core/forms/unsaved.ts';
import { useToday } from '../../../core/time/use-today.ts';
import type { ActivityDetailsFragment } from '../../../generated/graphql.ts';
import type { Holder } from '../../../subject/hanging/hanging.ts';
import { WhatHangs } from '../../../subject/hanging/what-hangs.tsx';
import { LastEdit } from '../../../subject/history/last-edit.tsx';
import { useText } from '../../../texts/text.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { paths } from '../address/paths.ts';
import { Checklist } from '../checklist/checklist.tsx';
import { sayRepetition } from '../series/repetition-words.ts';
import { seriesEditKey } from '../series/series-words.ts';
import { ActivityHistoryButton } from './activity-history-button.tsx';
import type { Editing } from './activity-panel-props.ts';
import styles from './activity-view.module.css';
import { DaysLeft } from './days-left.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { NotePrompt } from './note-prompt.tsx';
import { NoteStatus } from './note-status.tsx';
import { sayTimes } from './say-times.ts';
import type { Ticks } from './use-ticks.ts';

interface Props {
  activity: ActivityDetailsFragment;
  ticks: Ticks;
  canEdit: boolean;
  /** Opens a form of this activity, of its note alone, or of its whole series. */
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
          <div className={styles.own}>
            <FavouriteButton activity={activity} />
            {canEdit && (
              <Button size="sm" icon={<PencilIcon />} onClick={() => onEdit('activity')}>
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
        <NoteStatus completed={mine} />
        {mine && <NotePrompt key={mine.id} completed={mine} ticks={ticks} />}
      </div>
      <Facts activity={{ ...activity, isDone }} />
      <section aria-labelledby="activity-purpose">
        <Heading level={3} id="activity-purpose">
          {say('field.purpose')}
        </Heading>
        <RichText json={activity.description} />
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
        {canEdit && (
          <Button icon={<ArrowsCirclepathIcon />} onClick={() => onEdit('series')}>
            {say(seriesEditKey(activity))}
          </Button>
        )}
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
      <WhatHangs on={asHolder(activity, canEdit)} guard={guard} />
    </div>
  );
}

/** The activity as what hangs on it knows it; what hangs on its series is shown on it as well. */
const asHolder = ({ id, event, calendar }: ActivityDetailsFragment, canEdit: boolean): Holder => ({
  id,
  kind: 'EVENT_INSTANCE',
  canEdit,
  isArchived: calendar.status === 'ARCHIVED',
  address: paths.calendar(calendar, id),
  above: { id: event.id, kind: 'EVENT' },
});

/** Why the activity cannot be changed here, or how little of it can. */
function WhyNot({ activity: { calendar, mayTick } }: { activity: ActivityDetailsFragment }) {
  const say = useText();
  if (mayTick) return <Alert>{say('access.responsible')}</Alert>;
  return <Alert>{say(calendar.status === 'ARCHIVED' ? 'calendar.page.archived' : 'access.noWrite.event')}</Alert>;
}

/** Days, repetition, who, reminder and tags, as far as there are any. On the page of its year wheel no link leads there. */
function Facts({ activity }: { activity: ActivityDetailsFragment }) {
  const say = useText();
  const today = useToday();
  const { startDate, endDate, responsible, assignedBy, reminderDate, tags, event } = activity;
  const { forkedFrom, forkProgress, calendar } = activity;
  const { uri } = useParams();
  const reminder = reminderOf(endDate, reminderDate);
  const times = sayTimes(activity);
  return (
    <dl className={styles.facts}>
      <Fact name={say('event.when')}>
        {saySpan(say, startDate, endDate, today)}
        {times && `, ${times}`} <DaysLeft activity={activity} today={today} />
      </Fact>
      {event.repetitionDefinition && (
        <Fact name={say('event.repetition')}>
          {sayRepetition(say, event.repetitionDefinition)}
          {' · '}
          {say('wheel.progress', event.progress)}
        </Fact>
      )}
      <Fact name={say('field.responsible')}>
        {responsible?.name ?? say('event.noResponsible')}
        {responsible && activity.responsibleHasAccess === false && (
          <Tag color="warning">{say('event.responsible.noAccess')}</Tag>
        )}
        {assignedBy && assignedBy.id !== responsible?.id && (
          <span className={styles.quiet}> {say('event.assignedBy', { name: assignedBy.name })}</span>
        )}
      </Fact>
      {reminderDate && (
        <Fact name={say('field.reminder')}>
          {sayShortDay(say, reminderDate, today)}{' '}
          {reminder && <span className={styles.quiet}>{say(`event.reminder.${reminder}`)}</span>}
        </Fact>
      )}
      <Fact name={say('calendar.one')}>
        {uri ? calendar.title : <TextLink to={paths.calendar(calendar)}>{calendar.title}</TextLink>}
      </Fact>
      {forkedFrom && (
        <Fact name={say('copy.forkedFrom')}>
          <TextLink to={paths.calendar(forkedFrom.calendar, forkedFrom.id)}>{forkedFrom.calendar.title}</TextLink>
        </Fact>
      )}
      {forkProgress.total > 0 && <Fact name={say('copy.inCopies')}>{say('copy.forkProgress', forkProgress)}</Fact>}
      {tags.length > 0 && (
        <Fact name={say('field.tags')}>
          <span className={styles.tags}>
            {tags.map(({ id, title, color }) => (
              <Tag key={id}>
                <ColourDot value={color} name={title} />
              </Tag>
            ))}
          </span>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
