import { type ListedKind, listedKinds } from '@samspel/domain/person/person';
import { useId } from 'react';
import type { PersonCardsFragment } from '../../generated/graphql.ts';
import { Heading } from '../../ui/base/heading.tsx';
import type { PageOfThings } from './page-of-things.ts';
import styles from './person.module.css';
import { ThingList } from './thing-list.tsx';

interface Props {
  title: string;
  /** What is said if all lists are empty. */
  empty: string;
  /** The id of the person or organization. */
  of: string;
  document: PageOfThings;
  /** The first page of each list, by kind. */
  lists: Record<ListedKind, PersonCardsFragment>;
}

/** Things of several kinds, one list for each kind; empty lists are left out. */
export function ThingLists({ title, empty, of, document, lists }: Props) {
  const id = useId();
  const filled = listedKinds.filter((kind) => lists[kind].totalCount > 0);
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Heading level={2} size="sm" id={id}>
        {title}
      </Heading>
      {filled.length === 0 && <p className={styles.empty}>{empty}</p>}
      {filled.map((kind) => (
        <ThingList key={kind} kind={kind} of={of} document={document} first={lists[kind]} within={title} />
      ))}
    </section>
  );
}
