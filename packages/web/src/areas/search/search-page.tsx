import { isTooShort, searchLimit } from '@samspel/domain/search/search';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useAddressEffect } from '../../core/use-address-effect.ts';
import { useText } from '../../texts/text.tsx';
import { useDebounced } from '../../ui/base/use-debounced.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { AllResults } from './all-results.tsx';
import { KindResults } from './kind-results.tsx';
import styles from './search.module.css';
import { readSearch, type SearchFilter, searchPath } from './search-address.ts';
import { SearchFilters } from './search-filters.tsx';

/** /search: all results of a search, filtered by the address (product/shell#search). */
export function Component() {
  const say = useText();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const filter = readSearch(address);
  const change = (more: Partial<SearchFilter>) =>
    navigate(searchPath({ ...filter, page: 1, ...more }), { state: { keepFocus: true } });
  return (
    <>
      <PageHeader title={say('search.title')} lead={say('search.lead')} />
      <div className={styles.page}>
        <QueryField
          key={filter.query}
          first={filter.query}
          onQuery={(query) =>
            navigate(searchPath({ ...filter, query, page: 1 }), { replace: true, state: { keepFocus: true } })
          }
        />
        <SearchFilters filter={filter} onChange={change} />
        <Results filter={filter} onPage={(page) => change({ page })} />
      </div>
    </>
  );
}

function Results({ filter, onPage }: { filter: SearchFilter; onPage: (page: number) => void }) {
  const say = useText();
  if (filter.query === '') return <p>{say('search.start')}</p>;
  if (isTooShort(filter.query)) return <EmptyState title={say('search.tooShort')} />;
  return filter.of === null ? (
    <AllResults filter={filter} />
  ) : (
    <KindResults key={searchPath({ ...filter, page: 1 })} filter={filter} of={filter.of} onPage={onPage} />
  );
}

/** The search field; the address follows it, a moment after the last key. */
function QueryField({ first, onQuery }: { first: string; onQuery: (query: string) => void }) {
  const say = useText();
  const [text, setText] = useState(first);
  const query = useDebounced(text.trim());
  useAddressEffect(() => {
    if (query !== first) onQuery(query);
  }, query);
  return (
    <TextField
      label={say('search.title')}
      placeholder={say('search.placeholder')}
      value={text}
      maxLength={searchLimit}
      enterKeyHint="search"
      onChange={(event) => setText(event.target.value)}
    />
  );
}
