import { useId } from 'react';
import { useMutation, useQuery } from 'urql';
import { useMoment } from '../../../core/time/use-moment.ts';
import { type JobPartsFragment, JobsDocument, RunJobDocument } from '../../../generated/graphql.ts';
import { FilterBar } from '../../../subject/list/filter-bar.tsx';
import { PagedList } from '../../../subject/paged/paged-list.tsx';
import { pageSize, useFilter } from '../../../subject/paged/use-filter.ts';
import { WordsFilter } from '../../../subject/paged/words-filter.tsx';
import { useProblemText } from '../../../texts/refusal.ts';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { Heading } from '../../../ui/base/heading.tsx';
import { TogglePill } from '../../../ui/base/pill.tsx';
import { Tag } from '../../../ui/base/tag.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import styles from '../parts/admin.module.css';
import { useJobTimes, useJobTitle } from './job-words.ts';

/** The jobs that run by themselves: how each went last, and a button to run it at once. */
export function Jobs() {
  const say = useText();
  const heading = useId();
  const filter = useFilter('jobs');
  const hasFailed = filter.of('failed') === 'true';
  const input = { text: filter.of('text') ?? null, hasFailed, limit: pageSize, offset: (filter.page - 1) * pageSize };
  const [{ data, error }, ask] = useQuery({
    query: JobsDocument,
    variables: { input },
    requestPolicy: 'cache-and-network',
  });
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <Heading level={2} size="sm" id={heading}>
        {say('admin.jobs')}
      </Heading>
      <FilterBar
        search={<WordsFilter label={say('admin.jobs.search')} filter={filter} />}
        pillsChosen={hasFailed ? 1 : 0}
        pills={
          <TogglePill isOn={hasFailed} onToggle={(isOn) => filter.set({ failed: isOn ? 'true' : undefined })}>
            {say('admin.jobs.onlyFailed')}
          </TogglePill>
        }
      />
      <PagedList
        list={data?.jobs}
        error={error}
        onRetry={() => ask({ requestPolicy: 'network-only' })}
        filter={filter}
        what={say('admin.jobs')}
        {...(hasFailed && input.text === null && { none: say('admin.jobs.noneFailed') })}
      >
        {(job) => <JobRow key={job.name} job={job} />}
      </PagedList>
    </section>
  );
}

function JobRow({ job }: { job: JobPartsFragment }) {
  const { name, startedAt, endedAt, failures, error } = job;
  const say = useText();
  const title = useJobTitle()(job);
  const when = useJobTimes()(job);
  const sayProblem = useProblemText();
  const sayMoment = useMoment();
  const [{ fetching }, run] = useMutation(RunJobDocument);
  const last = endedAt ?? startedAt;
  const ask = async () => {
    const { error } = await run({ input: { name } });
    if (error) toast.error(sayProblem(error));
    else toast.success(say('admin.jobs.asked', { name: title }));
  };
  return (
    <li>
      <span className={styles.what}>
        <span>{title}</span>
        <span className={styles.detail}>
          {when && <>{say('job.runs', { when })} · </>}
          {last ? say('admin.jobs.last', { when: sayMoment(last) }) : say('admin.jobs.never')} ·{' '}
          <span className={styles.name}>{name}</span>
        </span>
        {failures > 0 && (
          <span className={styles.signs}>
            <Tag color="danger">{say('admin.jobs.failures', { count: failures })}</Tag>
            {error && <span className={styles.detail}>{error}</span>}
          </span>
        )}
      </span>
      <Button
        size="sm"
        loading={fetching}
        aria-label={say('admin.jobs.runNamed', { name: title })}
        onClick={() => void ask()}
      >
        {say('admin.jobs.run')}
      </Button>
    </li>
  );
}
