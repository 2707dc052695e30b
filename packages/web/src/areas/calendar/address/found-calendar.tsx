import type { ReactNode } from 'react';
import { CalendarPageDocument, type CalendarPartsFragment } from '../../../generated/graphql.ts';
import { LimitedSubject } from '../../../subject/page/limited-subject.tsx';
import { Lost } from '../../../subject/page/lost.tsx';
import { SubjectLoader } from '../../../subject/page/subject-loader.tsx';
import { usePartsAhead } from '../../../subject/sections/fetched-parts.ts';
import { useText } from '../../../texts/text.tsx';
import { NoCalendar, ToAllCalendars } from './no-calendar.tsx';
import { WheelLoading } from './wheel-loading.tsx';

interface Props {
  /** Shows the year wheel; `reload` reads it again. */
  show: (calendar: CalendarPartsFragment, reload: () => void) => ReactNode;
}

/** The year wheel in the address, or why it is not shown. */
export function FoundCalendar({ show }: Props) {
  const say = useText();
  usePartsAhead('CALENDAR');
  return (
    <SubjectLoader
      document={CalendarPageDocument}
      show={show}
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
