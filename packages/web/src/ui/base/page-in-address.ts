import { useSearchParams } from 'react-router';

interface Named {
  /** Its name in the address. */
  name?: string;
  /** The last page that the server returns. */
  most?: number;
}

/** Returns the page of a list that an address names, from 1; a value that makes no sense means the first. */
export function pageOf(address: URLSearchParams, { name = 'page', most = 100_000 }: Named = {}): number {
  const written = Number(address.get(name));
  return Number.isInteger(written) && written >= 1 && written <= most ? written : 1;
}

/** Returns the page of a list in the address; each turn is a step that Back undoes. */
export function usePageInAddress() {
  const [address, setAddress] = useSearchParams();
  return {
    page: pageOf(address),
    turnTo: (page: number) => setAddress(page > 1 ? { page: String(page) } : {}, { preventScrollReset: true }),
  };
}
