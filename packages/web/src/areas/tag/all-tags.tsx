import { useQuery } from 'urql';
import { AdminTagsDocument } from '../../generated/graphql.ts';
import { PagedList } from '../../subject/paged/paged-list.tsx';
import { pageSize, useFilter } from '../../subject/paged/use-filter.ts';
import { WordsFilter } from '../../subject/paged/words-filter.tsx';
import { useText } from '../../texts/text.tsx';
import { Heading } from '../../ui/base/heading.tsx';
import { TextLink } from '../../ui/base/text-link.tsx';
import { paths } from './paths.ts';
import chips from './tag-chips.module.css';
import styles from './tag-page.module.css';

/** All tags in use, for admins: each links to its page, where it can be renamed or merged with another. */
export function AllTags() {
  const say = useText();
  const filter = useFilter();
  const input = { text: filter.of('text') ?? null, limit: pageSize, offset: (filter.page - 1) * pageSize };
  const [{ data, error }, ask] = useQuery({
    query: AdminTagsDocument,
    variables: { input },
    requestPolicy: 'cache-and-network',
  });
  return (
    <section aria-labelledby="all-tags">
      <Heading level={2} id="all-tags" size="xs">
        {say('tag.inUse')}
      </Heading>
      <div className={styles.search}>
        <WordsFilter label={say('tag.inUse.search')} filter={filter} />
      </div>
      <PagedList
        list={data?.adminTags}
        error={error}
        onRetry={() => ask({ requestPolicy: 'network-only' })}
        filter={filter}
        what={say('tag.title')}
        {...(input.text === null && { none: say('tag.inUse.none') })}
      >
        {({ id, title, color, count, followers }) => (
          <li key={id}>
            <span className={styles.tag}>
              <span className={chips.dot} style={{ backgroundColor: color }} aria-hidden="true" />
              <TextLink to={paths.one(title)}>{title}</TextLink>
            </span>
            <span className={styles.where}>
              {[say('tag.inUse.things', { count }), followers > 0 && say('subject.followers', { count: followers })]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        )}
      </PagedList>
    </section>
  );
}
