import { newsPageSize } from '@samspel/domain/news/news';
import { sayDay } from '@samspel/i18n/days';
import { Link } from 'react-router';
import { useQuery } from 'urql';
import { useToday } from '../../core/time/use-today.ts';
import { NewsDocument } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { Heading } from '../../ui/base/heading.tsx';
import { usePageInAddress } from '../../ui/base/page-in-address.ts';
import { Skeleton } from '../../ui/base/skeleton.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Pager } from '../../ui/layout/pager.tsx';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import styles from './news.module.css';

/** /news: what is new in Samspel, the newest first (product/shell#news). */
export function Component() {
  const say = useText();
  const today = useToday();
  const { page, turnTo } = usePageInAddress();
  const [{ data, error }, ask] = useQuery({
    query: NewsDocument,
    variables: { limit: newsPageSize, offset: (page - 1) * newsPageSize },
    requestPolicy: 'cache-and-network',
  });
  return (
    <>
      <PageHeader title={say('news.title')} lead={say('news.lead')} />
      {error && !data && <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />}
      {!data && !error && <Skeleton lines={8} />}
      {data?.news.nodes.length === 0 && <p>{say('news.none')}</p>}
      {data && data.news.nodes.length > 0 && (
        <>
          <ul className={styles.list}>
            {data.news.nodes.map(({ id, title, body, language, publishedOn }) => (
              <li key={id}>
                <article>
                  <Heading level={2} size="sm" lang={language}>
                    <Link to={`/news/${id}`} className={styles.title}>
                      {title}
                    </Link>
                  </Heading>
                  <span className={styles.day}>{sayDay(say, publishedOn, today)}</span>
                  <div lang={language}>
                    <RichText json={body} />
                  </div>
                </article>
              </li>
            ))}
          </ul>
          <Pager page={page} pages={data.news.pageInfo.numberOfPages} onChange={turnTo} label={say('news.pages')} />
        </>
      )}
    </>
  );
}
