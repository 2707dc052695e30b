import { useQuery } from 'urql';
import { useLiveSubjects } from '../../core/live/live-subjects.ts';
import { useMe } from '../../core/person/me.tsx';
import { useMay } from '../../core/person/use-may.ts';
import { useToday } from '../../core/time/use-today.ts';
import { HomeTasksDocument } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { TextLink } from '../../ui/base/text-link.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { ComingDays, comingOf } from './coming-days.tsx';
import { HomeNews } from './home-news.tsx';
import styles from './home-page.module.css';
import { HomeParts } from './home-parts.tsx';
import { ListsLoading } from './lists-loading.tsx';
import { TaskList } from './task-list.tsx';
import { useTickTask } from './use-tick-task.ts';

/**
 * What is mine, the late first, then the next fourteen days, day by day; beside them my year, what I gave others, and what is new. A list without
 * anything in it is left out. @param isFirst for somebody who has no year wheel yet: only what is new
 */
export function MyDay({ isFirst }: { isFirst: boolean }) {
  const mayPlan = useMay().use('CALENDAR');
  if (mayPlan && !isFirst) return <Day />;
  return (
    <div className={styles.news}>
      <HomeParts place="news" />
      <HomeNews />
    </div>
  );
}

function Day() {
  const today = useToday();
  const [{ data, error }, ask] = useQuery({ query: HomeTasksDocument });
  const ticks = useTickTask();
  const readAgain = () => ask({ requestPolicy: 'network-only' });
  const shown = data && [...data.deadlines.nodes, ...data.mine.nodes, ...data.given.nodes];
  useLiveSubjects(shown?.map(({ calendar }) => calendar.id) ?? [], readAgain);
  const coming = data && comingOf(data.deadlines.nodes, data.mine.nodes, today);
  return (
    <div className={styles.day}>
      <div className={styles.main}>
        {error && !data && <ErrorState error={error} onRetry={readAgain} />}
        {!data && !error && <ListsLoading />}
        {data && data.mine.nodes.length > 0 && (
          <TaskList name="mine" tasks={data.mine.nodes} total={data.mine.totalCount} ticks={ticks} />
        )}
        {coming && (coming.length > 0 || data.mine.nodes.length === 0) && (
          <ComingDays tasks={coming} total={data.deadlines.totalCount} ticks={ticks} foot={<Subscribe />} />
        )}
      </div>
      <div className={styles.side}>
        <HomeParts place="year" />
        {data && data.given.nodes.length > 0 && (
          <TaskList name="given" tasks={data.given.nodes} total={data.given.totalCount} ticks={ticks} />
        )}
        <HomeParts place="news" />
        <HomeNews />
      </div>
    </div>
  );
}

/** A link to the links of my year's feed. */
function Subscribe() {
  const say = useText();
  const { id } = useMe();
  return (
    <TextLink to={`/person/${id}/annual-cycle`} state={{ subscribe: true }} className={styles.all}>
      {say('calendar.first.feedIt')}
    </TextLink>
  );
}
