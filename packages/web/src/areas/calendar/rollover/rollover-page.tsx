import { rolloverRows } from '@samspel/domain/calendar/rollover.input';
import { yearOf } from '@samspel/domain/time/day';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useQuery } from 'urql';
import { useDiscard } from '../../../core/forms/use-discard.tsx';
import { useMe } from '../../../core/person/me.tsx';
import { useToday } from '../../../core/time/use-today.ts';
import { RolloverWheelsDocument, type RolloverWheelsQuery } from '../../../generated/graphql.ts';
import { problemOf } from '../../../texts/problem.ts';
import { useText } from '../../../texts/text.tsx';
import { Alert } from '../../../ui/base/alert.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { LinkButton } from '../../../ui/base/link-button.tsx';
import { Skeleton } from '../../../ui/base/skeleton.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { paths } from '../address/paths.ts';
import { ChosenBar } from './chosen-bar.tsx';
import styles from './rollover.module.css';
import { RolloverTable } from './rollover-table.tsx';
import { useRollover } from './use-rollover.ts';

/** /calendar/rollover?year=&wheel=: one year wheel, or all that I own, carried into another year (product/activities#next-year). */
export function Component() {
  const say = useText();
  const me = useMe();
  const today = useToday();
  const [address, setAddress] = useSearchParams();
  const written = Number(address.get('year'));
  const year = Number.isInteger(written) && written > 2018 && written < 3000 ? written : yearOf(today) + 1;
  const wheel = address.get('wheel') ?? '';
  const [{ data, error }, ask] = useQuery({ query: RolloverWheelsDocument });
  const writable = data?.myCalendars.nodes.filter(({ status }) => status !== 'ARCHIVED');
  const owned = writable?.filter((one) => isOwner(one, me.id));
  const chosen = wheel === '' ? owned : writable?.filter(({ id }) => id === wheel);
  const choose = (id: string) =>
    setAddress({ year: String(year), ...(id && { wheel: id }) }, { replace: true, state: { keepFocus: true } });
  return (
    <>
      <PageHeader
        above={<TextLink to={paths.year(me.id)}>{say('calendar.mine')}</TextLink>}
        title={say('rollover.title', { year: String(year) })}
        lead={say('rollover.lead', { from: String(year - 1), year: String(year) })}
      />
      {error && !data && <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />}
      {!writable && !error && <Skeleton lines={8} />}
      {writable && (
        <div className={styles.wheels}>
          <Select label={say('rollover.wheels')} value={wheel} onChange={(event) => choose(event.target.value)}>
            <option value="">{say('rollover.wheels.all')}</option>
            {writable.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </div>
      )}
      {chosen?.length === 0 && <EmptyState title={say('rollover.noWheels')} />}
      {chosen && chosen.length > 0 && (
        <Year key={`${year} ${wheel}`} wheels={chosen} year={year} isOne={wheel !== ''} />
      )}
    </>
  );
}

type Wheel = RolloverWheelsQuery['myCalendars']['nodes'][number];

const isOwner = ({ access }: Wheel, id: string): boolean =>
  access?.persons.some((entry) => entry.access === 'OWNER' && entry.person.id === id) ?? false;

const stay = () => {};

interface Props {
  wheels: readonly Wheel[];
  year: number;
  /** Whether one year wheel was chosen. */
  isOne: boolean;
}

/** The proposed year: its rows, what is done with the chosen ones, and the button that takes them along. */
function Year({ wheels, year, isOne }: Props) {
  const say = useText();
  const me = useMe();
  const rollover = useRollover(
    wheels.map(({ id }) => id),
    year,
  );
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { rows, done, isBusy, error, isKnown } = rollover;
  // Another year wheel, chosen above, is another address too, and begins anew.
  const discard = useDiscard(rollover.isChanged, stay);
  const count = rows.filter(({ isTaken }) => isTaken).length;
  const isReady = !done && rows.every(({ isThere }) => isThere);
  const years = { from: String(year - 1), year: String(year) };
  const show = isOne ? paths.calendarIn(wheels[0]!, year) : paths.year(me.id, year);
  if (!isOne && rollover.error && problemOf(rollover.error).code === 'input.tooMany')
    return (
      <EmptyState title={say('rollover.tooMany', { max: rolloverRows })}>{say('rollover.tooManyHint')}</EmptyState>
    );
  if (error && !isKnown) return <ErrorState error={error} onRetry={rollover.readAgain} />;
  if (!isKnown) return <Skeleton lines={8} />;
  if (rows.length === 0) {
    return <EmptyState title={say('rollover.none', years)}>{say('rollover.noneHint', years)}</EmptyState>;
  }
  return (
    <>
      {done && (
        <Alert kind="success" role="status" className={styles.done}>
          <span>{say('rollover.done', { count: done.created, year: String(year) })}</span>
          <span className={styles.buttons}>
            <LinkButton to={show} size="sm">
              {say('rollover.show', years)}
            </LinkButton>
            {done.created > 0 && (
              <Button size="sm" isBusy={isBusy} onClick={() => void rollover.takeBack()}>
                {say('rollover.undo')}
              </Button>
            )}
          </span>
        </Alert>
      )}
      {isReady && (
        <Alert className={styles.done}>
          <span>{say('rollover.ready', years)}</span>
          <LinkButton to={show} size="sm">
            {say('rollover.show', years)}
          </LinkButton>
        </Alert>
      )}
      {error && <ErrorState error={error} onRetry={rollover.readAgain} />}
      <ChosenBar rollover={rollover} chosen={chosen} />
      <RolloverTable rollover={rollover} year={year} chosen={chosen} onChoose={setChosen} showsWheel={!isOne} />
      {!isReady && (
        <div className={styles.end}>
          <Button
            variant="primary"
            isBusy={isBusy}
            aria-disabled={count === 0 || error !== undefined}
            onClick={() => void rollover.apply()}
          >
            {say('rollover.apply', { count })}
          </Button>
        </div>
      )}
      {discard.question}
    </>
  );
}
