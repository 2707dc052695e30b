import { idFromUri } from '@samspel/domain/calendar/calendar';
import { useParams } from 'react-router';
import { useQuery } from 'urql';
import { problemOf } from '../../../core/problem.ts';
import { CalendarPageDocument } from '../../../generated/graphql.ts';
import { PageLoading } from '../../../ui/page-loading.tsx';
import { PageProblem } from '../../../ui/page-problem.tsx';
import { Missing } from '../missing.tsx';
import { LimitedCalendar } from './limited-calendar.tsx';
import { OneCalendar } from './one-calendar.tsx';

/** /calendar/:uri: one year wheel. The id at the end of the address decides, so that old links live on. */
export function Component() {
  const { uri = '' } = useParams();
  const id = idFromUri(uri);
  return id ? <Found key={id} id={id} /> : <Missing />;
}

function Found({ id }: { id: string }) {
  const [{ data, error }, ask] = useQuery({ query: CalendarPageDocument, variables: { id } });
  const reload = () => ask({ requestPolicy: 'network-only' });
  if (error && problemOf(error).code === 'notFound') return <Missing />;
  if (data) {
    const { calendar } = data;
    return calendar.isLimited ? (
      <LimitedCalendar calendar={calendar} />
    ) : (
      <OneCalendar calendar={calendar} onReload={reload} />
    );
  }
  return error ? <PageProblem error={error} onRetry={reload} /> : <PageLoading />;
}
