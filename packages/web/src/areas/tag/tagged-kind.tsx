import { useId } from 'react';
import { useQuery } from 'urql';
import { TaggedDocument, type TagPageQuery } from '../../generated/graphql.ts';
import { useListed } from '../../subject/kinds.tsx';
import { useLastPage, usePage } from '../../subject/list/use-page.ts';
import { sayTitle } from '../../subject/page/say-title.ts';
import { useText } from '../../texts/text.tsx';
import { Heading } from '../../ui/base/heading.tsx';
import { Skeleton } from '../../ui/base/skeleton.tsx';
import { TextLink } from '../../ui/base/text-link.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Pager } from '../../ui/layout/pager.tsx';
import styles from './tag-page.module.css';

const pageSize = 20;

/** The things of one kind with a tag, the newest first, with pages; nothing for a kind that no area lists. */
export function TaggedKind({ title, of: { kind, count } }: { title: string; of: TagPageQuery['taggedKinds'][number] }) {
  const say = useText();
  const id = useId();
  const listed = useListed()(kind);
  const shown = usePage();
  const [{ data, error }, ask] = useQuery({
    query: TaggedDocument,
    variables: { title, kind, limit: pageSize, offset: (shown.page - 1) * pageSize },
  });
  useLastPage(shown, data?.tagged.pageInfo.numberOfPages);
  if (!listed) return null;
  const many = say(listed.many);
  return (
    <section aria-labelledby={id}>
      <Heading level={2} size="xs" id={id}>
        {say('tag.ofKind', { many, count })}
      </Heading>
      {error && !data && <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />}
      {!data && !error && <Skeleton lines={3} />}
      {data && (
        <ul className={styles.list}>
          {data.tagged.nodes.map((thing) => (
            <li key={thing.id}>
              <TextLink to={listed.path(thing)}>{sayTitle(say, thing)}</TextLink>
              {'calendar' in thing && (
                <span className={styles.where}>{say('tag.in', { title: thing.calendar.title })}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {data && (
        <Pager
          page={shown.page}
          pages={data.tagged.pageInfo.numberOfPages}
          onChange={shown.show}
          label={say('tag.pages', { many })}
        />
      )}
    </section>
  );
}
