import { type MailState, mailStates } from '@samspel/domain/admin/log.input';
import { useId } from 'react';
import { useQuery } from 'urql';
import { OutboxDocument } from '../../../generated/graphql.ts';
import { FilterBar } from '../../../subject/list/filter-bar.tsx';
import { PagedList } from '../../../subject/paged/paged-list.tsx';
import { choiceOf, pageSize, useFilter } from '../../../subject/paged/use-filter.ts';
import { WordsFilter } from '../../../subject/paged/words-filter.tsx';
import { useText } from '../../../texts/text.tsx';
import { Heading } from '../../../ui/base/heading.tsx';
import { ChoicePill } from '../../../ui/base/pill.tsx';
import styles from '../parts/admin.module.css';
import { MailRow } from './mail-row.tsx';

/** The mail that waits, was given up, or has been sent. */
export function Outbox({ waiting, givenUp }: { waiting: number; givenUp: number }) {
  const say = useText();
  const heading = useId();
  const filter = useFilter();
  const state: MailState = choiceOf(mailStates, filter.of('mail')) ?? 'WAITING';
  const counts = { WAITING: waiting, GIVEN_UP: givenUp, SENT: 0 };
  const [{ data, error }, ask] = useQuery({
    query: OutboxDocument,
    variables: {
      input: { state, to: filter.of('text') ?? null, limit: pageSize, offset: (filter.page - 1) * pageSize },
    },
    requestPolicy: 'cache-and-network',
  });
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <Heading level={2} size="sm" id={heading}>
        {say('admin.mail')}
      </Heading>
      <FilterBar
        search={<WordsFilter label={say('admin.mail.to')} filter={filter} />}
        pillsChosen={state === 'WAITING' ? 0 : 1}
        pills={
          <ChoicePill
            label={say('admin.mail.state')}
            value={state}
            isChosen={state !== 'WAITING'}
            onChange={(mail) => filter.set({ mail })}
          >
            {mailStates.map((one) => (
              <option key={one} value={one}>
                {say(`admin.mail.${one}`, { count: counts[one] })}
              </option>
            ))}
          </ChoicePill>
        }
      />
      <PagedList
        list={data?.outbox}
        error={error}
        onRetry={() => ask({ requestPolicy: 'network-only' })}
        filter={filter}
        what={say('admin.mail')}
        none={say('admin.mail.none')}
      >
        {(mail) => <MailRow key={mail.id} mail={mail} />}
      </PagedList>
    </section>
  );
}
