import { ChevronDownIcon, ChevronUpIcon } from '@navikt/aksel-icons';
import { type ReactNode, useId } from 'react';
import { type TypedDocumentNode, useQuery } from 'urql';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Pager } from '../../ui/layout/pager.tsx';
import type { ListVariables, OwnChoices, SortChoice } from './list-filter.ts';
import styles from './list-page.module.css';
import type { Listed } from './listed.ts';
import { LoadingCards } from './loading-cards.tsx';
import { useLastPage, usePage } from './use-page.ts';

interface Props<Item, Choices extends OwnChoices, Sort extends SortChoice> {
  document: TypedDocumentNode<{ list: Listed<Item> }, ListVariables<Choices, Sort>>;
  variables: ListVariables<Choices, Sort>;
  /** The text of the line that they are folded to. */
  words: string;
  isOpen: boolean;
  onToggle: () => void;
  card: (item: Item) => ReactNode;
}

/** The limited ones that fit, folded to one line; they are read when it is unfolded. They have their own pages. */
export function LimitedList<Item, Choices extends OwnChoices, Sort extends SortChoice>(
  props: Props<Item, Choices, Sort>,
) {
  const { isOpen, words, onToggle } = props;
  const cards = useId();
  return (
    <section className={styles.limited}>
      <Button variant="tertiary" aria-expanded={isOpen} aria-controls={isOpen ? cards : undefined} onClick={onToggle}>
        {words}
        {isOpen ? <ChevronUpIcon aria-hidden="true" /> : <ChevronDownIcon aria-hidden="true" />}
      </Button>
      {isOpen && (
        <div id={cards}>
          <Cards {...props} />
        </div>
      )}
    </section>
  );
}

function Cards<Item, Choices extends OwnChoices, Sort extends SortChoice>(props: Props<Item, Choices, Sort>) {
  const say = useText();
  const shown = usePage();
  const variables = { ...props.variables, offset: (shown.page - 1) * props.variables.limit };
  const [{ data, fetching, stale, error }, ask] = useQuery({ query: props.document, variables });
  const list = data?.list;
  const pages = list?.pageInfo.numberOfPages;
  useLastPage(shown, pages);
  if (error && !list) return <ErrorState error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />;
  if (!list) return <LoadingCards />;
  return (
    <>
      <ul className={styles.grid} aria-label={props.words} aria-busy={fetching || stale}>
        {list.nodes.map(props.card)}
      </ul>
      <Pager page={shown.page} pages={pages ?? 0} onChange={shown.show} label={say('subject.list.limitedPages')} />
    </>
  );
}
