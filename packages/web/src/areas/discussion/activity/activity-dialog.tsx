import { useQuery } from 'urql';
import { AnswerWheelsDocument } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Skeleton } from '../../../ui/base/skeleton.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { OpenedDialog } from '../../../ui/overlay/opened-dialog.tsx';
import { ActivityForm, type OfAnswer } from './activity-form.tsx';

/** Makes an activity out of an answer, when it is known which year wheels I may write. */
export function ActivityDialog(props: OfAnswer) {
  const say = useText();
  const [{ data, error }, ask] = useQuery({ query: AnswerWheelsDocument });
  const wheels = data?.myCalendars.nodes.filter(({ status }) => status !== 'ARCHIVED');
  if (wheels && wheels.length > 0) return <ActivityForm {...props} wheels={wheels} />;
  return (
    <OpenedDialog title={say('discussion.activity.title')} onClose={props.onClose}>
      {wheels && <p>{say('discussion.activity.noWheel')}</p>}
      {error && !wheels && <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />}
      {!wheels && !error && <Skeleton lines={6} />}
    </OpenedDialog>
  );
}
