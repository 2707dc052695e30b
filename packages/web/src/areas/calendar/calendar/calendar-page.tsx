import { FoundCalendar } from '../address/found-calendar.tsx';
import { OneCalendar } from './one-calendar.tsx';

/** /calendar/:uri: one year wheel. */
export function Component() {
  return <FoundCalendar show={(calendar, reload) => <OneCalendar calendar={calendar} onReload={reload} />} />;
}
