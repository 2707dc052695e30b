import { useParams } from 'react-router';
import { useQuery } from 'urql';
import { AdminNewsItemDocument } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { Skeleton } from '../../../ui/base/skeleton.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { adminPaths } from '../parts/admin-paths.ts';
import { NewsForm } from './news-form.tsx';
import { NewsSign } from './news-sign.tsx';

/** /admin/news/:id: changes, publishes and puts away news. */
export function Component() {
  const say = useText();
  const { id = '' } = useParams();
  const [{ data, error }, ask] = useQuery({
    query: AdminNewsItemDocument,
    variables: { id },
    requestPolicy: 'network-only', // the form begins with what it reads first
  });
  const news = data?.adminNewsItem;
  return (
    <>
      <PageHeader
        above={<TextLink to={adminPaths.allNews}>{say('admin.news')}</TextLink>}
        title={say('admin.news.edit')}
        lead={news && <NewsSign status={news.status} />}
      />
      {error && !news && <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />}
      {!error && !news && <Skeleton lines={8} />}
      {news && <NewsForm key={id} news={news} />}
    </>
  );
}
