import { ChevronLeftIcon, ChevronRightIcon } from '@navikt/aksel-icons';
import { useText } from '../../texts/text.tsx';
import { Button } from '../../ui/base/button.tsx';
import styles from './search.module.css';

interface TurnPageProps {
  page: number;
  hasMore: boolean;
  onPage: (page: number) => void;
}

/** Previous and next; the number of pages is unknown. */
export function TurnPage({ page, hasMore, onPage }: TurnPageProps) {
  const say = useText();
  if (page === 1 && !hasMore) return null;
  const turn = (to: number) => {
    onPage(to);
    scrollTo({ top: 0 });
  };
  return (
    <nav aria-label={say('search.pages')} className={styles.turn}>
      <Button icon={<ChevronLeftIcon />} aria-disabled={page === 1} onClick={() => page > 1 && turn(page - 1)}>
        {say('search.previous')}
      </Button>
      <Button icon={<ChevronRightIcon />} aria-disabled={!hasMore} onClick={() => hasMore && turn(page + 1)}>
        {say('search.next')}
      </Button>
    </nav>
  );
}
