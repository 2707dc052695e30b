import { useQuery } from 'urql';
import { useToday } from '../../core/time/use-today.ts';
import { type DeadlineType, LeadUpDeadlinesDocument, LeadUpWheelsDocument } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { Skeleton } from '../../ui/base/skeleton.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { OpenedDialog } from '../../ui/overlay/opened-dialog.tsx';
import { PlanForm } from './plan-fields.tsx';
import type { GrantCase } from './use-plan-calls.ts';

interface Props {
  of: GrantCase;
  grant: string;
  type: DeadlineType;
  onClose: () => void;
}

/** Offers tasks before a deadline, when the year wheels and deadlines are known. */
export function PlanDialog({ of, grant, type, onClose }: Props) {
  const say = useText();
  const today = useToday();
  const [wheels, askWheels] = useQuery({ query: LeadUpWheelsDocument });
  const [days, askDays] = useQuery({ query: LeadUpDeadlinesDocument, variables: { grant } });
  const error = wheels.error ?? days.error;
  const title = say(`grantCase.plan.${type}`);
  if (wheels.data && days.data) {
    const writable = wheels.data.myCalendars.nodes.filter(({ status }) => status !== 'ARCHIVED');
    const offered = (days.data.actionValue?.deadlines ?? []).flatMap(({ id, date, isExpected, ...one }) =>
      id !== null && one.type === type && date >= today ? [{ id, date, isExpected }] : [],
    );
    if (writable.length > 0)
      return <PlanForm {...{ of, type, onClose, title }} wheels={writable} deadlines={offered} />;
  }
  return (
    <OpenedDialog title={title} onClose={onClose}>
      {error ? (
        <ErrorState
          error={error}
          onRetry={() => {
            askWheels({ requestPolicy: 'network-only' });
            askDays({ requestPolicy: 'network-only' });
          }}
        />
      ) : wheels.data && days.data ? (
        <p>{say('grantCase.plan.noWheel')}</p>
      ) : (
        <Skeleton height="12rem" />
      )}
    </OpenedDialog>
  );
}
