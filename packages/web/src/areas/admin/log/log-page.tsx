import { auditActions } from '@samspel/domain/subject/audit';
import { isDay } from '@samspel/domain/time/day';
import { useQuery } from 'urql';
import { DayField } from '../../../core/forms/day-field.tsx';
import { AuditLogDocument } from '../../../generated/graphql.ts';
import { ChoiceFilter } from '../../../subject/paged/choice-filter.tsx';
import { PagedList } from '../../../subject/paged/paged-list.tsx';
import { choiceOf, pageSize, useFilter } from '../../../subject/paged/use-filter.ts';
import { useText } from '../../../texts/text.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import styles from '../parts/admin.module.css';
import { LogRow } from './log-row.tsx';
import { PersonFilter } from './person-filter.tsx';

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
      <PageHeader title={say('admin.log')} lead={say('admin.log.lead')} />
      <div className={styles.page}>
        <div className={styles.filters}>
          <PersonFilter filter={filter} />
          <ChoiceFilter
            label={say('admin.log.action')}
            name="action"
            filter={filter}
            choices={auditActions}
            sayChoice={(one) => say(`admin.action.${one}`)}
          />
        </div>
        <div className={styles.days}>
          {(['from', 'to'] as const).map((name) => (
            <DayField
              key={name}
              label={say(`admin.log.${name}`)}
              value={input[name] ?? ''}
              isPast
              onChange={(day) => filter.set({ [name]: day })}
            />
          ))}
        </div>
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
