import { defaultLocale, type Locale, locales } from '@samspel/i18n/locale';

/** Returns the language asked for in the address; else the first that the browser wants and that we have, else Nynorsk. */
export function localeOf(asked: string | null, wanted: readonly string[]): Locale {
  const tags = [asked ?? '', ...wanted].map((tag) => tag.toLowerCase().split('-')[0]!);
  const known = tags.map((tag) => (tag === 'no' ? 'nb' : tag)).find((tag) => locales.some((locale) => locale === tag));
  return (known as Locale | undefined) ?? defaultLocale;
}

/** Returns the uri at the end of `/app/shared/{uri}`; '' if there is none. */
export function uriOf(pathname: string): string {
  const last = pathname.replace(/\/$/, '').split('/shared/')[1] ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return '';
  }
}

/** Returns the query string with some parameters changed; null removes one. Other parameters (language, theme) stay. */
export function withParameters(search: string, changed: Record<string, string | null>): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changed)) {
    if (value === null) parameters.delete(name);
    else parameters.set(name, value);
  }
  const query = parameters.toString();
  return query && `?${query}`;
}
