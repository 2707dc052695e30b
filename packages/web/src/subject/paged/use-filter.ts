import { useSearchParams } from 'react-router';
import { pageOf } from '../../ui/base/page-in-address.ts';

/** The filter of a list, kept in the address so that it survives a reload and can be sent to somebody. */
export interface Filter {
  of: (name: string) => string | undefined;
  /** The page, from 1. */
  page: number;
  /** Changes some of the filter, and goes back to the first page. */
  set: (change: Record<string, string | undefined>) => void;
  show: (page: number) => void;
}

export const pageSize = 20;

/** Returns the filter of the list on this page. @param list distinguishes the list from others on the same page */
export function useFilter(list?: string): Filter {
  const [params, setParams] = useSearchParams();
  const nameOf = (name: string) => (list ? `${list}-${name}` : name);
  const write = (change: Record<string, string | undefined>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(change)) {
          if (value) after.set(nameOf(name), value);
          else after.delete(nameOf(name));
        }
        return after;
      },
      { replace: true, state: { keepFocus: true } },
    );
  return {
    of: (name) => params.get(nameOf(name)) || undefined,
    page: pageOf(params, { name: nameOf('page') }),
    set: (change) => write({ ...change, page: undefined }),
    show: (page) => write({ page: page === 1 ? undefined : String(page) }),
  };
}

/** Returns the choice that the address has; undefined if it is none of these. */
export const choiceOf = <Value extends string>(choices: readonly Value[], written: string | undefined) =>
  choices.find((choice) => choice === written);
