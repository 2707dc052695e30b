import { useNavigate } from 'react-router';
import { useQuery } from 'urql';
import { useMay } from '../../core/person/use-may.ts';
import { FollowedTagsDocument } from '../../generated/graphql.ts';
import { useText } from '../../texts/text.tsx';
import { Heading } from '../../ui/base/heading.tsx';
import { Skeleton } from '../../ui/base/skeleton.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { AllTags } from './all-tags.tsx';
import { paths } from './paths.ts';
import { TagChips } from './tag-chips.tsx';
import styles from './tag-page.module.css';
import { TagSearch } from './tag-search.tsx';

/** /tag: finds a tag, and shows the tags that I follow. */
export function Component() {
  const say = useText();
  const navigate = useNavigate();
  const { administer } = useMay();
  const [{ data, error }, ask] = useQuery({ query: FollowedTagsDocument, requestPolicy: 'cache-and-network' });
  const tags = data?.myFollowed.tags;
  return (
    <>
      <PageHeader title={say('tag.title')} lead={say('tag.lead')} />
      <div className={styles.page}>
        <div className={styles.search}>
          <TagSearch label={say('tag.find')} onPick={(title) => navigate(paths.one(title))} />
        </div>
        <section aria-labelledby="followed-tags">
          <Heading level={2} id="followed-tags" size="xs">
            {say('tag.followed')}
          </Heading>
          {error && !data && <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />}
          {!data && !error && <Skeleton lines={2} />}
          {tags?.length === 0 && <p>{say('tag.followsNone')}</p>}
          {tags && tags.length > 0 && <TagChips tags={tags} label={say('tag.followed')} />}
        </section>
        {administer && <AllTags />}
      </div>
    </>
  );
}
