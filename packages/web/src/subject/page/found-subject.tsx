import { idFromUri } from '@samspel/domain/subject/address';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useQuery } from 'urql';
import { CalendarPageDocument, type CalendarPartsFragment } from '../../generated/graphql.ts';
import { problemOf } from '../../texts/problem.ts';
import { PageLoading } from '../../ui/page-loading.tsx';
import { PageProblem } from '../../ui/page-problem.tsx';
import { LimitedCalendar } from './limited-subject.tsx';
import { Missing } from './missing.tsx';

interface Props {
  /** Shows the year wheel; `reload` reads it again. */
  show: (calendar: CalendarPartsFragment, reload: () => void) => ReactNode;
}

/** The year wheel that the address names, or why it is not shown. The id at the end of the address decides, so that old links live on. */
export function FoundCalendar({ show }: Props) {
  const { uri = '' } = useParams();
  const id = idFromUri(uri);
  return id ? <Found key={id} id={id} show={show} /> : <Missing />;
}

function Found({ id, show }: Props & { id: string }) {
  const [{ data, error }, ask] = useQuery({ query: CalendarPageDocument, variables: { id } });
  const reload = () => ask({ requestPolicy: 'network-only' });
  if (error && problemOf(error).code === 'notFound') return <Missing />;
  if (data) return data.calendar.isLimited ? <LimitedCalendar calendar={data.calendar} /> : show(data.calendar, reload);
  return error ? <PageProblem error={error} onRetry={reload} /> : <PageLoading />;
}
