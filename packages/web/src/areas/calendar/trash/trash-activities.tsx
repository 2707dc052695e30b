import { saySpan } from '@samspel/i18n/days';
import { useToday } from '../../../core/time/use-today.ts';
import { RemovedActivitiesDocument, type RemovedActivitiesQuery } from '../../../generated/graphql.ts';
import { TrashList } from '../../../subject/trash/trash-list.tsx';
import { useText } from '../../../texts/text.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import { useRestoreActivity } from '../activity/use-restore-activity.ts';
import { paths } from '../address/paths.ts';

/** The activities and series removed from the year wheels that I may edit, a page at a time. */
export function TrashActivities() {
  const say = useText();
  const restore = useRestoreActivity();
  return (
    <TrashList
      document={RemovedActivitiesDocument}
      facts={(removed) => <Facts removed={removed} />}
      restore={({ id, title, kind }) => restore({ id, title, kind: kind === 'EVENT' ? 'series' : 'activity' })}
      whyNot={({ calendar }) => (calendar.status === 'ARCHIVED' ? say('calendar.trash.archived') : undefined)}
      none={say('calendar.trash.noActivities')}
      pagesLabel={say('calendar.trash.pages')}
    />
  );
}

function Facts({ removed }: { removed: RemovedActivitiesQuery['removed']['nodes'][number] }) {
  const say = useText();
  const today = useToday();
  const { activities, startDate, endDate, calendar } = removed;
  return (
    <>
      <span>{saySpan(say, startDate, endDate, today)}</span>
      {activities > 1 && <span>{say('calendar.trash.activityCount', { count: activities })}</span>}
      <TextLink to={paths.calendar(calendar)}>{calendar.title}</TextLink>
    </>
  );
}
