import { useText } from '../../../texts/text.tsx';
import { TextLink } from '../../../ui/base/text-link.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { adminPaths } from '../parts/admin-paths.ts';
import { NewsForm } from './news-form.tsx';

/** /admin/news/create: writes news. */
export function Component() {
  const say = useText();
  return (
    <>
      <PageHeader
        above={<TextLink to={adminPaths.allNews}>{say('admin.news')}</TextLink>}
        title={say('admin.news.new')}
        lead={say('admin.news.fallback')}
      />
      <NewsForm news={null} />
    </>
  );
}
