import { useQuery } from 'urql';
import { OperationDocument } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Skeleton } from '../../../ui/base/skeleton.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import styles from '../parts/admin.module.css';
import { Health } from './health.tsx';
import { Jobs } from './jobs.tsx';
import { Outbox } from './outbox.tsx';

/** /admin/operation: whether all parts work, how much there is, jobs, and mail that waits. */
export function Component() {
  const say = useText();
  const [{ data, error }, ask] = useQuery({ query: OperationDocument, requestPolicy: 'cache-and-network' });
  const reread = () => ask({ requestPolicy: 'network-only' });
  return (
    <>
      <PageHeader title={say('admin.operation')} />
      {error && !data && <ErrorState error={error} onRetry={reread} />}
      {!error && !data && <Skeleton lines={10} />}
      {data && (
        <div className={styles.page}>
          <Health state={data.systemState} />
          <Outbox waiting={data.systemState.mailsWaiting} givenUp={data.systemState.mailsGivenUp} />
          <Jobs />
        </div>
      )}
    </>
  );
}
