import { useEffect, useState } from 'react';

/** A page of a list: from 1, and how another one is shown. */
export interface ShownPage {
  page: number;
  show: (page: number) => void;
}

/** The page of a list that is shown. */
export function usePage(): ShownPage {
  const [page, setPage] = useState(1);
  return { page, show: setPage };
}

/** Shows the last page where the one that was shown has gone, as after its only group was deleted; `pages` is undefined until the list has come. */
export function useLastPage({ page, show }: ShownPage, pages: number | undefined): void {
  const last = Math.max(pages ?? page, 1);
  useEffect(() => {
    if (page > last) show(last);
  }, [page, last, show]);
}
