import { sayDay } from '@samspel/i18n/days';
import { useToday } from '../../core/time/use-today.ts';
import { useText } from '../../texts/text.tsx';
import { Alert } from '../../ui/base/alert.tsx';
import { Button } from '../../ui/base/button.tsx';
import { Heading } from '../../ui/base/heading.tsx';
import { Tag } from '../../ui/base/tag.tsx';
import { TextLink } from '../../ui/base/text-link.tsx';
import styles from './grant-case.module.css';
import { casePaths } from './grant-case.paths.ts';
import { type CasePlan, type GrantCase, usePlanCalls } from './use-plan-calls.ts';

interface Props {
  of: GrantCase;
  /** Somebody else has changed it meanwhile. */
  onReload: () => void;
}

/** The tasks of a case before its deadlines, and the question whether they should follow a deadline that has moved. */
export function CasePlans({ of, onReload }: Props) {
  return of.plans.map((plan) => <Plan key={plan.id} {...{ of, plan, onReload }} />);
}

function Plan({ of, plan, onReload }: Props & { plan: CasePlan }) {
  const say = useText();
  const today = useToday();
  const { calendar, type, deadline, isGone, movedTo, tasks } = plan;
  return (
    <section className={styles.part}>
      <Heading level={3} size="2xs">
        {say(`grantCase.plan.${type}`)}
      </Heading>
      <p className={styles.when}>
        <TextLink to={casePaths.wheel(calendar)}>{calendar.title}</TextLink>{' '}
        {say('grantCase.plan.where', { day: sayDay(say, deadline, today) })}
      </p>
      {isGone && <Alert>{say('grantCase.plan.gone')}</Alert>}
      {movedTo && <Moved {...{ of, plan, onReload }} to={movedTo} />}
      <ul className={styles.tasks}>
        {tasks.map((task) => (
          <Task key={task.id} task={task} calendar={calendar} />
        ))}
      </ul>
    </section>
  );
}

/** A task on its current day, and the day it would have if it followed the deadline. */
function Task({ task, calendar }: { task: CasePlan['tasks'][number]; calendar: CasePlan['calendar'] }) {
  const say = useText();
  const today = useToday();
  const { activity, title, state, day, newDay } = task;
  const from = sayDay(say, day, today);
  return (
    <li>
      {activity ? (
        <TextLink to={casePaths.wheel(calendar, activity.id)}>{title}</TextLink>
      ) : (
        <span>{say('grantCase.plan.removed')}</span>
      )}
      <span className={styles.day}>
        {newDay ? say('grantCase.plan.newDay', { from, to: sayDay(say, newDay, today) }) : from}
      </span>
      {(state === 'DONE' || state === 'MOVED') && (
        <Tag color={state === 'DONE' ? 'success' : 'neutral'}>{say(`grantCase.plan.state.${state}`)}</Tag>
      )}
    </li>
  );
}

/** Says that the deadline has moved; those who may write the year wheel decide whether the tasks move too. */
function Moved({ of, plan, to, onReload }: Props & { plan: CasePlan; to: string }) {
  const say = useText();
  const today = useToday();
  const { follow, isBusy } = usePlanCalls();
  const { calendar, deadline, tasks } = plan;
  const count = tasks.filter(({ newDay }) => newDay !== null).length;
  const isArchived = calendar.status === 'ARCHIVED';
  const mayWrite = calendar.access?.myAccess === 'WRITE' && !isArchived;
  const answer = async (isMoved: boolean) => {
    if (await follow(of, plan, isMoved)) onReload();
  };
  return (
    <Alert kind="warning">
      <p>
        {say('grantCase.plan.moved', { from: sayDay(say, deadline, today), to: sayDay(say, to, today) })}{' '}
        {mayWrite
          ? say('grantCase.plan.ask', { count })
          : say(isArchived ? 'grantCase.plan.archived' : 'grantCase.plan.readOnly', { title: calendar.title })}
      </p>
      {mayWrite && (
        <div className={styles.answer}>
          {count > 0 && (
            <Button variant="primary" size="sm" loading={isBusy} onClick={() => void answer(true)}>
              {say('grantCase.plan.follow')}
            </Button>
          )}
          <Button size="sm" loading={isBusy} onClick={() => void answer(false)}>
            {say('grantCase.plan.leave')}
          </Button>
        </div>
      )}
    </Alert>
  );
}
