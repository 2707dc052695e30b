import { useSearchParams } from 'react-router';

interface Named {
  /** How the address calls it. */
  name?: string;
  /** The last page that the server answers. */
  most?: number;
}

/** The page of a list that an address names, from 1; what makes no sense there is the first. */
export function pageOf(address: URLSearchParams, { name = 'page', most = 100_000 }: Named = {}): number {
  const written = Number(address.get(name));
  return Number.isInteger(written) && written >= 1 && written <= most ? written : 1;
}

/** The page of a list in the address; each turn is a step that Back undoes. */
export function usePageInAddress() {
  const [address, setAddress] = useSearchParams();
  return {
    page: pageOf(address),
    turnTo: (page: number) => setAddress(page > 1 ? { page: String(page) } : {}, { preventScrollReset: true }),
  };
}
