import { useSearchParams } from 'react-router';

/**
 * Returns the address of another screen of signing in, which leads to the same page afterwards as this one: `redirect` goes along
 * (product/accounts#screens-of-signing-in).
 */
export function useOnward(): (screen: string) => string {
  const redirect = useSearchParams()[0].get('redirect');
  return (screen) => (redirect ? `${screen}?redirect=${encodeURIComponent(redirect)}` : screen);
}
