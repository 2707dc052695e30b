import { useQuery } from 'urql';
import { useMe } from '../../core/person/me.tsx';
import { HomeTasksDocument } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './home-page.module.css';
import { TaskList } from './task-list.tsx';
import { Tiles } from './tiles.tsx';

/** /home: where to go, and what is due (spec 1 §2, year wheel dashboard). */
export function Component() {
  const say = useText();
  const { name, permissions } = useMe();
  return (
    <>
      <PageHeader
        title={say('home.welcome', { name: firstName(name) })}
        documentTitle={`${say('home.title')} · Samspel`}
        lead={say('home.lead')}
      />
      <Tiles />
      {permissions.includes('CALENDAR') && <Tasks />}
    </>
  );
}

const firstName = (name: string): string => name.split(' ')[0] || name;

/** The three lists: what is coming, what I have to do, what I gave others to do. */
function Tasks() {
  const say = useText();
  const { id } = useMe();
  const [{ data, error }, ask] = useQuery({ query: HomeTasksDocument });
  if (error && !data) return <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  if (!data) return <Skeleton lines={8} />;
  const year = `/person/${id}/annual-cycle`;
  return (
    <div className={styles.lists}>
      <TaskList
        title={say('calendar.deadlines')}
        tasks={data.upcomingDeadlines}
        empty={say('calendar.deadlines.empty')}
        hint={say('home.deadlines.hint')}
        action={<LinkButton to={`${year}/create`}>{say('calendar.createNew')}</LinkButton>}
      />
      <TaskList
        title={say('calendar.unfinished')}
        tasks={data.myUnfinishedTasks}
        empty={say('calendar.unfinished.empty')}
        hint={say('home.allDone')}
        action={<LinkButton to={year}>{say('calendar.mine')}</LinkButton>}
      />
      <TaskList
        title={say('calendar.assigned')}
        tasks={data.incompleteTasksAssignedByMe}
        empty={say('calendar.assigned.empty')}
        hint={say('home.assigned.hint')}
        action={<LinkButton to={year}>{say('calendar.mine')}</LinkButton>}
        showsResponsible
      />
    </div>
  );
}
