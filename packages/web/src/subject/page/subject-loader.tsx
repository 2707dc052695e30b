import { idFromUri } from '@samspel/domain/subject/address';
import { type ReactNode, useRef } from 'react';
import { useParams } from 'react-router';
import { type TypedDocumentNode, useQuery } from 'urql';
import { problemOf } from '../../texts/problem.ts';
import { PageLoading } from '../../ui/layout/page-loading.tsx';
import { PageProblem } from '../../ui/layout/page-problem.tsx';
import { type Beside, useAskedAhead } from '../sections/use-asked-ahead.ts';
import { LostNotice } from './lost.tsx';

interface Props<Thing> {
  /** Queries the thing, under the name `found`. */
  document: TypedDocumentNode<{ found: Thing }, { id: string }>;
  /** What the page shows beside the thing: it is asked for in the same request. */
  beside?: Beside;
  /** Shows the thing; `reload` reads it again. */
  show: (thing: Thing, reload: () => void) => ReactNode;
  /** Shows a thing of which I may only see the card; not needed for a kind without an access list. */
  limited?: (thing: Thing) => ReactNode;
  /** The shape of its page while the thing loads; by default that of any page. */
  loading?: ReactNode;
  /** Shown if the thing does not exist, or not for me. */
  missing: ReactNode;
  /** Shown if access to the thing is lost while its page is open. */
  lost: ReactNode;
}

/** The thing that the address names, or why it is not shown. Only the id at the end of the address counts, so that old links still work. */
export function SubjectLoader<Thing extends { id: string; isLimited?: boolean }>(props: Props<Thing>) {
  const { uri = '' } = useParams();
  const id = idFromUri(uri);
  return id ? <Found key={id} id={id} {...props} /> : props.missing;
}

function Found<Thing extends { id: string; isLimited?: boolean }>(props: Props<Thing> & { id: string }) {
  const { id, document, beside, show, limited, loading = <PageLoading />, missing, lost } = props;
  const [{ data, error }, ask] = useQuery({ query: document, variables: { id } });
  useAskedAhead(id, beside);
  const reload = () => ask({ requestPolicy: 'network-only' });
  const wasShown = useRef(false);
  if (error && problemOf(error).code === 'notFound') return wasShown.current ? lost : missing;
  if (data?.found.isLimited) {
    return (
      <>
        {wasShown.current && <LostNotice />}
        {limited?.(data.found)}
      </>
    );
  }
  if (data) {
    wasShown.current = true;
    return show(data.found, reload);
  }
  return error ? <PageProblem error={error} onRetry={reload} /> : loading;
}
