import { useState } from 'react';
import { useAddressEffect } from '../../core/use-address-effect.ts';

/** The page of a list that is shown, from 1, and a function to show another. */
export interface ShownPage {
  page: number;
  show: (page: number) => void;
}

/** Returns the page of a list that is shown; not kept in the address. */
export function usePage(): ShownPage {
  const [page, setPage] = useState(1);
  return { page, show: setPage };
}

/** Shows the last page if the shown one no longer exists, as after its only group was deleted. @param pages undefined until the list has loaded */
export function useLastPage({ page, show }: ShownPage, pages: number | undefined): void {
  const last = Math.max(pages ?? page, 1);
  useAddressEffect(
    () => {
      if (page > last) show(last);
    },
    page > last && last,
  );
}
