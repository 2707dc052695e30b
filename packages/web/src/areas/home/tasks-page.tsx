import { useParams } from 'react-router';
import { useQuery } from 'urql';
import { useLiveSubjects } from '../../core/live/live-subjects.ts';
import { useMe } from '../../core/person/me.tsx';
import { TasksPageDocument } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { LinkButton } from '../../ui/base/link-button.tsx';
import { usePageInAddress } from '../../ui/base/page-in-address.ts';
import { Skeleton } from '../../ui/base/skeleton.tsx';
import { TextLink } from '../../ui/base/text-link.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Pager } from '../../ui/layout/pager.tsx';
import styles from './home-page.module.css';
import { NoTasks, Tasks } from './task-list.tsx';
import { type TaskListName, taskLists } from './task-lists.ts';
import { useTickTask } from './use-tick-task.ts';

/** Number of tasks on a page. */
const pageSize = 25;

/** /home/tasks/:list: a whole list of the home page. An address that names no list shows what I have to do. */
export function Component() {
  const { list = '' } = useParams();
  const name = list in taskLists ? (list as TaskListName) : 'mine';
  return <TasksPage key={name} name={name} />;
}

function TasksPage({ name }: { name: TaskListName }) {
  const say = useText();
  const me = useMe();
  const { page, turnTo } = usePageInAddress();
  const { list, title } = taskLists[name];
  const variables = { list, limit: pageSize, offset: (page - 1) * pageSize };
  const [{ data, error }, ask] = useQuery({ query: TasksPageDocument, variables });
  const ticks = useTickTask();
  const readAgain = () => ask({ requestPolicy: 'network-only' });
  useLiveSubjects(data?.tasks.nodes.map(({ calendar }) => calendar.id) ?? [], readAgain);
  return (
    <>
      <PageHeader
        above={<TextLink to="/home">{say('home.title')}</TextLink>}
        title={say(title)}
        lead={data ? say('home.taskCount', { count: data.tasks.totalCount }) : ' '}
      />
      {error && !data && <ErrorState error={error} onRetry={readAgain} />}
      {!data && !error && <Skeleton lines={8} />}
      {data && (
        <div className={styles.list}>
          {data.tasks.totalCount === 0 ? (
            <NoTasks
              name={name}
              action={<LinkButton to={`/person/${me.id}/annual-cycle`}>{say('calendar.mine')}</LinkButton>}
            />
          ) : (
            <Tasks tasks={data.tasks.nodes} ticks={ticks} showsResponsible={'showsResponsible' in taskLists[name]} />
          )}
        </div>
      )}
      {data && (
        <Pager page={page} pages={data.tasks.pageInfo.numberOfPages} onChange={turnTo} label={say('home.taskPages')} />
      )}
    </>
  );
}
