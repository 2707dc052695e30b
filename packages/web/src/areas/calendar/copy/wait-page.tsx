import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useQuery } from 'urql';
import { useToday } from '../../../core/time/use-today.ts';
import { useAddressEffect } from '../../../core/use-address-effect.ts';
import { CalendarCopyDocument, type CopyPartsFragment } from '../../../generated/graphql.ts';
import { problemOf } from '../../../texts/problem.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { Alert } from '../../../ui/base/alert.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { LinkButton } from '../../../ui/base/link-button.tsx';
import { Spinner } from '../../../ui/base/spinner.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { PageProblem } from '../../../ui/layout/page-problem.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import { NoCalendar } from '../address/no-calendar.tsx';
import { paths } from '../address/paths.ts';
import { useWheelChoices } from '../address/use-wheel-choices.ts';
import { WheelLoading } from '../address/wheel-loading.tsx';
import { copyPath } from './copy-path.ts';
import { followCopy } from './follow-copy.ts';
import { useCopyCalls } from './use-copy-calls.ts';
import styles from './wait-page.module.css';

/**
 * /calendar-wait/:reference: waits for a copy that I asked for, then leads to it; also in another tab and after a reload
 * (product/sharing#copies-and-forks).
 */
export function Component() {
  const { reference = '' } = useParams();
  const today = useToday();
  const { choices } = useWheelChoices();
  const [{ data, error }, ask] = useQuery({ query: CalendarCopyDocument, variables: { reference } });
  const copy = data?.calendarCopy;
  if (error && problemOf(error).code === 'notFound') return <NoCalendar />;
  if (!copy) {
    return error ? (
      <PageProblem error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />
    ) : (
      <WheelLoading />
    );
  }
  if (copy.state === 'WAITING') return <Waiting copy={copy} />;
  if (copy.state === 'FAILED') return <Failed copy={copy} />;
  if (!copy.calendar) return <NoCalendar />;
  return <Arrived path={copyPath(copy.calendar, copy.from, today, choices.startMonth)} />;
}

/** Leads to the copy, unless the person is on the way to somewhere else. */
function Arrived({ path }: { path: string }) {
  const navigate = useNavigate();
  useAddressEffect(() => void navigate(path, { replace: true }), path);
  return <WheelLoading />;
}

/** Keeps asking; each answer reaches the page through the cache. */
function Waiting({ copy: { reference, title } }: { copy: CopyPartsFragment }) {
  const say = useText();
  const { read } = useCopyCalls();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` always does the same
  useEffect(() => {
    const leaving = new AbortController();
    const ask = () => read(reference);
    void followCopy({ ask, patience: Number.POSITIVE_INFINITY, signal: leaving.signal });
    return () => leaving.abort();
  }, [reference]);
  return (
    <>
      <PageHeader title={say('copy.page.waiting', { title })} lead={say('copy.page.waitingHint')} />
      <div className={styles.actions}>
        <Spinner label={say('copy.page.spinner')} />
        <LinkButton to={paths.myYear}>{say('calendar.mine')}</LinkButton>
      </div>
    </>
  );
}

/** Why it failed, and the offer to try again if the original can still be read. */
function Failed({ copy: { title, problem, origin, isFork, from } }: { copy: CopyPartsFragment }) {
  const say = useText();
  const sayProblem = useProblemText();
  const navigate = useNavigate();
  const { order } = useCopyCalls();
  const [isBusy, setBusy] = useState(false);
  const retry = async (id: string) => {
    setBusy(true);
    try {
      const { reference } = await order({ id, title, isFork, from });
      navigate(paths.copy(reference), { replace: true });
    } catch (error) {
      toast.error(sayProblem(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <PageHeader title={say('copy.page.failed')} lead={say('copy.page.failedHint', { title })} />
      {problem && (
        <Alert kind="danger" className={styles.problem}>
          {problem}
        </Alert>
      )}
      <div className={styles.actions}>
        {origin && (
          <>
            <Button variant="primary" loading={isBusy} onClick={() => void retry(origin.id)}>
              {say('button.retry')}
            </Button>
            <LinkButton to={paths.calendar(origin)}>{say('copy.page.original')}</LinkButton>
          </>
        )}
        <LinkButton to={paths.myYear}>{say('calendar.mine')}</LinkButton>
      </div>
    </>
  );
}
