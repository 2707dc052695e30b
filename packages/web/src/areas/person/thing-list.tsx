import type { ListedKind } from '@samspel/domain/person/person';
import { useState } from 'react';
import { useQuery } from 'urql';
import type { PersonCardsFragment } from '../../generated/graphql.ts';
import { useListed } from '../../subject/kinds.tsx';
import { useText } from '../../texts/text.tsx';
import { Heading } from '../../ui/base/heading.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Pager } from '../../ui/layout/pager.tsx';
import type { PageOfThings } from './page-of-things.ts';
import styles from './person.module.css';
import { ThingRows } from './thing-rows.tsx';

interface Props {
  kind: ListedKind;
  of: string;
  document: PageOfThings;
  /** Its first page, which has been read already. */
  first: PersonCardsFragment;
  /** The name of what the list belongs to, for the name of its pages. */
  within: string;
}

/** The things of one kind, and how many there are; later pages are read when somebody turns to them. */
export function ThingList({ kind, of, document, first, within }: Props) {
  const say = useText();
  const [page, setPage] = useState(1);
  const size = first.nodes.length;
  const [{ data, fetching, error }, ask] = useQuery({
    query: document,
    variables: { id: of, kind, offset: (page - 1) * size },
    pause: page === 1,
  });
  const many = useListed()(kind)?.many;
  const name = many ? say(many) : '';
  const list = page === 1 ? first : data?.list;
  return (
    <div className={styles.list}>
      <Heading level={3} size="2xs">
        {name} <span className={styles.count}>{first.totalCount}</span>
      </Heading>
      {error && !list ? (
        <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />
      ) : (
        <ThingRows things={(list ?? first).nodes} isBusy={page > 1 && fetching} />
      )}
      <Pager
        page={page}
        pages={first.pageInfo.numberOfPages}
        onChange={setPage}
        label={say('person.pages', { what: `${within}: ${name}` })}
      />
    </div>
  );
}
