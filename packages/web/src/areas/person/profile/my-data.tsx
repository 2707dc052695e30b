import type { MyData } from '@samspel/domain/account/my-data';
import { useMoment } from '../../../core/time/use-moment.ts';
import { saySize } from '../../../core/upload/file-words.ts';
import { useText } from '../../../texts/text.tsx';
import { Alert } from '../../../ui/base/alert.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { Heading } from '../../../ui/base/heading.tsx';
import { Skeleton } from '../../../ui/base/skeleton.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import styles from './my-data.module.css';
import { useMyData } from './use-my-data.ts';

/** A copy of all my data: I ask for it, it is made while I wait or do other things, and I download it (product/accounts#my-data). */
export function MyCopy() {
  const say = useText();
  const { copy, error, isAsking, isFetching, retry, ask, save } = useMyData();
  const isWaiting = copy?.state === 'WAITING';
  return (
    <section aria-labelledby="my-copy">
      <Heading level={2} size="xs" id="my-copy">
        {say('myData.copy')}
      </Heading>
      <p className={styles.lead}>{say('myData.lead')}</p>
      {error !== undefined && !copy && <ErrorState error={error} onRetry={retry} />}
      {!copy && error === undefined && <Skeleton lines={2} />}
      <div role="status">{copy && <State copy={copy} />}</div>
      {copy && (
        <div className={styles.actions}>
          {copy.state === 'DONE' && (
            <Button variant="primary" loading={isFetching} onClick={() => void save()}>
              {say('myData.fetch', {
                size: saySize(say, copy.size ?? 0),
              })}
            </Button>
          )}
          <Button
            variant={copy.state === 'DONE' ? 'secondary' : 'primary'}
            loading={isAsking || isWaiting}
            onClick={() => void ask()}
          >
            {say(copy.state === 'DONE' ? 'myData.again' : 'myData.ask')}
          </Button>
        </div>
      )}
      {isWaiting && <Bar percent={copy.progress} />}
    </section>
  );
}

/** The state of the copy, announced when it changes. */
function State({ copy }: { copy: MyData }) {
  const say = useText();
  const moment = useMoment();
  if (copy.state === 'WAITING')
    return (
      <p>
        <strong>{say('myData.making')}.</strong> {say('myData.leave')}
      </p>
    );
  if (copy.state === 'FAILED')
    return (
      <Alert kind="danger">
        <strong>{say('myData.failed')}.</strong> {copy.problem}
      </Alert>
    );
  if (copy.state === 'DONE' && copy.askedAt && copy.until)
    return (
      <p>
        <strong>{say('myData.ready')}.</strong>{' '}
        {say('myData.until', { made: moment(copy.askedAt), until: moment(copy.until) })}
      </p>
    );
  return null;
}

function Bar({ percent }: { percent: number }) {
  const say = useText();
  return (
    <div className={styles.bar}>
      <progress max={100} value={percent} aria-label={say('myData.making')} />
      <span>{say('myData.percent', { percent })}</span>
    </div>
  );
}
