import { PlusIcon } from '@navikt/aksel-icons';
import { useMutation, useQuery } from 'urql';
import {
  CreateCalendarRingDocument,
  FollowedForYearDocument,
  MyCalendarsDocument,
} from '../../../generated/graphql.ts';
import { sayTitle } from '../../../subject/page/say-title.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { OpenedDialog } from '../../../ui/opened-dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toaster.tsx';
import { paths } from '../address/paths.ts';
import { MiniWheel } from '../board/mini-wheel.tsx';
import styles from './add-ring-dialog.module.css';

/** Adds a year wheel to my year: one that I may write, or that I follow and may read. Others are found by exploring. */
export default function AddRingDialog({ inYear, onClose }: { inYear: readonly string[]; onClose: () => void }) {
  const say = useText();
  const sayProblem = useProblemText();
  const [{ data, error }, ask] = useQuery({ query: MyCalendarsDocument });
  const [followed] = useQuery({ query: FollowedForYearDocument });
  const [{ fetching }, create] = useMutation(CreateCalendarRingDocument);
  const readable = followed.data?.myFollowed.calendars.filter(({ isLimited }) => !isLimited) ?? [];
  const others = [...(data?.myCalendars.nodes ?? []), ...readable].filter(
    ({ id, status }) => !inYear.includes(id) && status !== 'ARCHIVED',
  );
  const add = async (calendar: { id: string; title: string }) => {
    const answer = await create({ input: { calendar: calendar.id } });
    if (answer.error) return toast.error(sayProblem(answer.error));
    toast.success(say('calendar.ring.added', { title: calendar.title }));
  };
  return (
    <OpenedDialog
      title={say('calendar.ring.addOne')}
      onClose={onClose}
      actions={<LinkButton to={paths.explore}>{say('calendar.explore')}</LinkButton>}
    >
      {error && <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />}
      {!data && !error && <Skeleton lines={4} />}
      {data && !followed.fetching && others.length === 0 && <p>{say('calendar.ring.allIn')}</p>}
      <ul className={styles.list}>
        {others.map((calendar) => (
          <li key={calendar.id}>
            <MiniWheel color={calendar.color} size={24} />
            <span>{sayTitle(say, calendar)}</span>
            <Button
              size="sm"
              icon={<PlusIcon />}
              disabled={fetching}
              aria-label={say('calendar.ring.addNamed', { title: calendar.title })}
              onClick={() => void add(calendar)}
            >
              {say('button.add')}
            </Button>
          </li>
        ))}
      </ul>
    </OpenedDialog>
  );
}
