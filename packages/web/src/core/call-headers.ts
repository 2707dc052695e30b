import { currentLocale } from '../texts/locale.ts';
import { tabId } from './tab.ts';

/** The headers of every call (product/wire#rest): no cache, the person's language, and the tab that calls. */
export function callHeaders(accessToken: string | null): Record<string, string> {
  return {
    accept: 'application/json',
    'accept-language': currentLocale(),
    'cache-control': 'no-cache',
    'x-samspel-client': tabId,
    ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
  };
}
