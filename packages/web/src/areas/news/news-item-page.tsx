import { sayDay } from '@samspel/i18n/days';
import { useParams } from 'react-router';
import { useQuery } from 'urql';
import { useToday } from '../../core/time/use-today.ts';
import { NewsItemDocument } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { Skeleton } from '../../ui/base/skeleton.tsx';
import { TextLink } from '../../ui/base/text-link.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import styles from './news.module.css';

/** /news/:id: one piece of news; unpublished news is not found. */
export function Component() {
  const say = useText();
  const today = useToday();
  const { id = '' } = useParams();
  const [{ data, error }, ask] = useQuery({ query: NewsItemDocument, variables: { id } });
  const item = data?.newsItem;
  return (
    <>
      <PageHeader
        above={<TextLink to="/news">{say('news.title')}</TextLink>}
        title={item?.title ?? say('news.title')}
        lead={item && sayDay(say, item.publishedOn, today)}
      />
      {error && !item && <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />}
      {!error && !item && <Skeleton lines={8} />}
      {item && (
        <div lang={item.language} className={styles.body}>
          <RichText json={item.body} />
        </div>
      )}
    </>
  );
}
