import { PlusIcon } from '@navikt/aksel-icons';
import { newsStatuses } from '@samspel/domain/news/news';
import { sayShortDay } from '@samspel/i18n/days';
import { useQuery } from 'urql';
import { useMoment } from '../../../core/time/use-moment.ts';
import { useToday } from '../../../core/time/use-today.ts';
import { AdminNewsListDocument } from '../../../generated/graphql.ts';
import { FilterBar } from '../../../subject/list/filter-bar.tsx';
import { PagedList } from '../../../subject/paged/paged-list.tsx';
import { PillFilter } from '../../../subject/paged/pill-filter.tsx';
import { choiceOf, pageSize, useFilter } from '../../../subject/paged/use-filter.ts';
import { WordsFilter } from '../../../subject/paged/words-filter.tsx';
import { useText } from '../../../texts/text.tsx';
import { LinkButton } from '../../../ui/base/link-button.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import styles from '../parts/admin.module.css';
import { adminPaths } from '../parts/admin-paths.ts';
import { NewsSign } from './news-sign.tsx';

/** /admin/news: all news, the last changed first. */
export function Component() {
  const say = useText();
  const moment = useMoment();
  const today = useToday();
  const filter = useFilter();
  const text = filter.of('text') ?? null;
  const status = choiceOf(newsStatuses, filter.of('status')) ?? null;
  const [{ data, error }, ask] = useQuery({
    query: AdminNewsListDocument,
    variables: { input: { text, status, limit: pageSize, offset: (filter.page - 1) * pageSize } },
    requestPolicy: 'cache-and-network',
  });
  return (
    <>
      <PageHeader
        title={say('admin.news')}
        isList
        lead={say('admin.news.lead')}
        actions={
          <LinkButton to={adminPaths.newNews} variant="primary" icon={<PlusIcon />}>
            {say('admin.news.new')}
          </LinkButton>
        }
      />
      <search>
        <FilterBar
          search={<WordsFilter label={say('admin.news.search')} filter={filter} />}
          pillsChosen={status ? 1 : 0}
          pills={
            <PillFilter
              label={say('admin.news.status')}
              name="status"
              filter={filter}
              choices={newsStatuses}
              sayChoice={(one) => say(`admin.news.${one}`)}
            />
          }
        />
      </search>
      <div className={styles.page}>
        <PagedList
          list={data?.adminNews}
          error={error}
          onRetry={() => ask({ requestPolicy: 'network-only' })}
          filter={filter}
          what={say('admin.news')}
          {...(text === null && status === null && { none: say('admin.news.none') })}
        >
          {({ id, nn, status, publishOn, isShown, lastUpdated }) => (
            <li key={id}>
              <span className={styles.what}>
                <TextLink to={adminPaths.news(id)}>{nn.title}</TextLink>
                <span className={styles.detail}>
                  {[
                    status === 'PUBLISHED' &&
                      say(isShown ? 'admin.news.from' : 'admin.news.coming', {
                        day: sayShortDay(say, publishOn!, today),
                      }),
                    say('admin.news.changed', { at: moment(lastUpdated) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <NewsSign status={status} />
            </li>
          )}
        </PagedList>
      </div>
    </>
  );
}
