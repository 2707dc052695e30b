import { auditActions } from '@samspel/domain/subject/audit';
import { isDay } from '@samspel/domain/time/day';
import { useQuery } from 'urql';
import { DayField } from '../../../core/forms/day-field.tsx';
import { AuditLogDocument } from '../../../generated/graphql.ts';
import { FilterBar } from '../../../subject/list/filter-bar.tsx';
import { PagedList } from '../../../subject/paged/paged-list.tsx';
import { PillFilter } from '../../../subject/paged/pill-filter.tsx';
import { choiceOf, pageSize, useFilter } from '../../../subject/paged/use-filter.ts';
import { useText } from '../../../texts/text.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import styles from '../parts/admin.module.css';
import { LogRow } from './log-row.tsx';
import { OfPerson, PersonFilter } from './person-filter.tsx';

const dayOf = (written: string | undefined) => (written && isDay(written) ? written : null);

/** /admin/log: who did what with their rights. */
export function Component() {
  const say = useText();
  const filter = useFilter();
  const input = {
    person: filter.of('person') ?? null,
    action: choiceOf(auditActions, filter.of('action')) ?? null,
    from: dayOf(filter.of('from')),
    to: dayOf(filter.of('to')),
    limit: pageSize,
    offset: (filter.page - 1) * pageSize,
  };
  const [{ data, error }, ask] = useQuery({
    query: AuditLogDocument,
    variables: { input },
    requestPolicy: 'cache-and-network',
  });
  return (
    <>
      <PageHeader title={say('admin.log')} isList lead={say('admin.log.lead')} />
      <search>
        <FilterBar
          search={<PersonFilter filter={filter} />}
          pillsChosen={input.action ? 1 : 0}
          pills={
            <PillFilter
              label={say('admin.log.action')}
              name="action"
              filter={filter}
              choices={auditActions}
              sayChoice={(one) => say(`admin.action.${one}`)}
            />
          }
          moreChosen={[input.from, input.to].filter(Boolean).length}
          more={(['from', 'to'] as const).map((name) => (
            <DayField
              key={name}
              label={say(`admin.log.${name}`)}
              value={input[name] ?? ''}
              isPast
              onChange={(day) => filter.set({ [name]: day })}
            />
          ))}
          chips={<OfPerson filter={filter} />}
        />
      </search>
      <div className={styles.page}>
        <PagedList
          list={data?.auditLog}
          error={error}
          onRetry={() => ask({ requestPolicy: 'network-only' })}
          filter={filter}
          what={say('admin.log.entries')}
        >
          {(entry) => <LogRow key={entry.id} entry={entry} />}
        </PagedList>
      </div>
    </>
  );
}
