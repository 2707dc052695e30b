import type { ReactNode } from 'react';
import { CalendarPageDocument, type CalendarPartsFragment } from '../../../generated/graphql.ts';
import { LimitedSubject } from '../../../subject/page/limited-subject.tsx';
import { Lost } from '../../../subject/page/lost.tsx';
import { SubjectLoader } from '../../../subject/page/subject-loader.tsx';
import type { Beside } from '../../../subject/sections/use-asked-ahead.ts';
import { useText } from '../../../texts/text.tsx';
import { NoCalendar, ToAllCalendars } from './no-calendar.tsx';
import { WheelLoading } from './wheel-loading.tsx';

interface Props {
  /** Shows the year wheel; `reload` reads it again. */
  show: (calendar: CalendarPartsFragment, reload: () => void) => ReactNode;
  /** See `SubjectLoader`. */
  beside?: Beside;
}

/** The year wheel in the address, or why it is not shown. */
export function FoundCalendar(props: Props) {
  const say = useText();
  return (
    <SubjectLoader
      document={CalendarPageDocument}
      {...props}
      limited={(calendar) => (
        <LimitedSubject
          subject={calendar}
          above={say(`calendar.category.${calendar.category}`)}
          wayOut={<ToAllCalendars />}
        />
      )}
      loading={<WheelLoading />}
      missing={<NoCalendar />}
      lost={<Lost wayOut={<ToAllCalendars />} />}
    />
  );
}
