import { reminderOf } from '@samspel/domain/calendar/reminder';
import { sayShortDay, saySpan } from '@samspel/i18n/days';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { ColourDot } from '../../../core/forms/colour-dot.tsx';
import type { Guard } from '../../../core/forms/unsaved.ts';
import { useToday } from '../../../core/time/use-today.ts';
import type { ActivityDetailsFragment } from '../../../generated/graphql.ts';
import type { AnyField } from '../../../subject/form/fields.ts';
import { useText } from '../../../texts/text.tsx';
import { Tag } from '../../../ui/base/tag.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import { paths } from '../address/paths.ts';
import { inheritedFacts, inheritedFields, seriesFields } from '../fields/activity.fields.ts';
import { MovedFrom } from '../fields/moved-from.tsx';
import { sayRepetition } from '../series/repetition-words.ts';
import styles from './activity-view.module.css';
import { DaysLeft } from './days-left.tsx';
import { InPlace, type InPlaceProps } from './in-place.tsx';
import { sayTimes } from './say-times.ts';
import { ToOwnCalendar } from './to-own-calendar.tsx';

interface FactsProps {
  activity: ActivityDetailsFragment;
  /** Given if the facts can be changed in place. */
  guard: Guard | undefined;
}

/** Days, repetition, responsible person, reminder and tags, if there are any. On the page of its year wheel there is no link to it. */
export function Facts({ activity, guard }: FactsProps) {
  const say = useText();
  const today = useToday();
  const { startDate, endDate, responsible, assignedBy, reminderDate, tags, event } = activity;
  const { forkedFrom, forkProgress, calendar } = activity;
  const { uri } = useParams();
  const reminder = reminderOf(endDate, reminderDate);
  const times = sayTimes(activity);
  return (
    <dl className={styles.facts}>
      <Fact
        name={say('event.when')}
        change={guard && { activity, guard, part: 'days' }}
        below={<ToOwnCalendar id={activity.id} />}
      >
        {saySpan(say, startDate, endDate, today)}
        {times && `, ${times}`}
        {activity.movedFrom && <MovedFrom day={activity.movedFrom} />} <DaysLeft activity={activity} today={today} />
      </Fact>
      {event.repetitionDefinition && (
        <Fact name={say('event.repetition')}>
          {sayRepetition(say, event.repetitionDefinition)}
          {' · '}
          {say('wheel.progress', event.progress)}
        </Fact>
      )}
      <Fact name={say(inheritedFields.responsible.label)} change={guard && { activity, guard, part: 'responsible' }}>
        {responsible?.name ?? say('event.noResponsible')}
        {responsible && activity.responsibleHasAccess === false && (
          <Tag color="warning">{say('event.responsible.noAccess')}</Tag>
        )}
        {assignedBy && assignedBy.id !== responsible?.id && (
          <span className={styles.quiet}> {say('event.assignedBy', { name: assignedBy.name })}</span>
        )}
      </Fact>
      {inheritedFacts.map((name) => {
        const { label, of, fact }: AnyField = inheritedFields[name];
        const words = fact?.say?.(of(activity[name]), { say });
        return (
          words && (
            <Fact key={name} name={say(fact?.label ?? label)} change={guard && { activity, guard, part: name }}>
              {words}
            </Fact>
          )
        );
      })}
      {reminderDate && (
        <Fact name={say(seriesFields.reminder.label)}>
          {sayShortDay(say, reminderDate, today)}
          {reminder && <span className={styles.quiet}> · {say(`event.reminder.${reminder}`)}</span>}
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
        <Fact name={say(seriesFields.tags.label)}>
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

interface FactProps {
  name: string;
  /** How it is changed in place; undefined if it cannot be. */
  change?: Omit<InPlaceProps, 'name' | 'children'> | undefined;
  /** Stays while the fact is changed. */
  below?: ReactNode;
  children: ReactNode;
}

function Fact({ name, change, below, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {change ? (
          <InPlace {...change} name={name}>
            {children}
          </InPlace>
        ) : (
          children
        )}
        {below}
      </dd>
    </div>
  );
}
