import { PlusIcon } from '@navikt/aksel-icons';
import { useQuery } from 'urql';
import { useLiveSubjects } from '../../core/live/live-subjects.ts';
import { useMe } from '../../core/person/me.tsx';
import { useMay } from '../../core/person/use-may.ts';
import { HomeTasksDocument } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { TourButton } from '../../ui/tour/tour-button.tsx';
import { FirstHour, FirstHourAgain } from './first-hour.tsx';
import { HomeNews } from './home-news.tsx';
import styles from './home-page.module.css';
import { ListsLoading } from './lists-loading.tsx';
import { TaskList } from './task-list.tsx';
import { taskListNames } from './task-lists.ts';
import { HomeTiles } from './tiles.tsx';
import { useTickTask } from './use-tick-task.ts';
import { yearWheelTour } from './year-wheel-tour.ts';

/** /home: what is due, what is new, and below it where to go (product/year-wheels#home, year wheel dashboard). */
export function Component() {
  const say = useText();
  const { id, name } = useMe();
  const mayPlan = useMay().use('CALENDAR');
  return (
    <>
      <PageHeader
        title={say('home.welcome', { name: firstName(name) })}
        documentTitle={`${say('home.title')} · Samspel`}
        lead={say('home.lead')}
        actions={
          mayPlan && (
            <>
              <TourButton steps={yearWheelTour(say)} />
              <NewActivity person={id} />
            </>
          )
        }
      />
      {mayPlan && <FirstHour />}
      {mayPlan && <Tasks />}
      <HomeNews />
      <HomeTiles />
      {mayPlan && <FirstHourAgain />}
    </>
  );
}

/** The main action: the form of a new activity, over my year. */
function NewActivity({ person }: { person: string }) {
  const say = useText();
  return (
    <LinkButton
      to={`/person/${person}/annual-cycle`}
      state={{ newActivity: true }}
      variant="primary"
      icon={<PlusIcon />}
    >
      {say('event.new')}
    </LinkButton>
  );
}

/** A link to the links of my year's feed. */
function Subscribe({ to }: { to: string }) {
  const say = useText();
  return (
    <TextLink to={to} state={{ subscribe: true }} className={styles.all}>
      {say('calendar.first.feedIt')}
    </TextLink>
  );
}

const firstName = (name: string): string => name.split(' ')[0] || name;

/** The three lists: what I have to do, what is coming, what I have given others to do. */
function Tasks() {
  const say = useText();
  const { id } = useMe();
  const [{ data, error }, ask] = useQuery({ query: HomeTasksDocument });
  const ticks = useTickTask();
  const readAgain = () => ask({ requestPolicy: 'network-only' });
  const shown = data && [...data.deadlines.nodes, ...data.mine.nodes, ...data.given.nodes];
  useLiveSubjects(shown?.map(({ calendar }) => calendar.id) ?? [], readAgain);
  if (error && !data) return <ErrorState error={error} onRetry={readAgain} />;
  if (!data) return <ListsLoading />;
  const year = `/person/${id}/annual-cycle`;
  const actions = {
    deadlines: <LinkButton to={`${year}/create`}>{say('calendar.createNew')}</LinkButton>,
    mine: <LinkButton to={year}>{say('calendar.mine')}</LinkButton>,
    given: <LinkButton to={year}>{say('calendar.mine')}</LinkButton>,
  };
  return (
    <div className={styles.lists}>
      {taskListNames.map((name) => (
        <TaskList
          key={name}
          name={name}
          tasks={data[name].nodes}
          total={data[name].totalCount}
          ticks={ticks}
          action={actions[name]}
          foot={name === 'deadlines' && <Subscribe to={year} />}
        />
      ))}
    </div>
  );
}
