import type { CalendarPartsFragment } from '../../../generated/graphql.ts';
import { FieldFacts } from '../../../subject/form/field-facts.tsx';
import { KostraTags } from '../../../subject/kostra/kostra-tags.tsx';
import { AboutSubject } from '../../../subject/page/about-subject.tsx';
import { SubjectOrigin } from '../../../subject/page/subject-header.tsx';
import { RootSections } from '../../../subject/root/root-sections.tsx';
import { useText } from '../../../texts/text.tsx';
import { Heading } from '../../../ui/base/heading.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import { MiniWheel } from '../board/wheel/mini-wheel.tsx';
import { Forks } from '../copy/forks.tsx';
import { calendarFacts, calendarFields } from '../fields/calendar.fields.ts';

interface Props {
  calendar: CalendarPartsFragment;
  onShare: () => void;
}

/** What a year wheel is about, its service areas, and who has access. */
export function AboutCalendar({ calendar, onShare }: Props) {
  const say = useText();
  const { description, kostraFunctions, color, category } = calendar;
  return (
    <AboutSubject
      access={calendar.access}
      onShare={onShare}
      below={
        <>
          <SubjectOrigin
            subject={calendar}
            sign={<MiniWheel color={color} size={22} />}
            what={say(`calendar.category.${category}`)}
          />
          <Forks id={calendar.id} />
          <RootSections thing={{ ...calendar, kind: 'CALENDAR' }} />
        </>
      }
    >
      <FieldFacts fields={calendarFields} names={calendarFacts} of={calendar} />
      {(description || kostraFunctions.length > 0) && (
        <section aria-labelledby="calendar-about">
          <Heading level={2} id="calendar-about">
            {say('calendar.page.about')}
          </Heading>
          {description && <RichText json={description} />}
          <KostraTags of={kostraFunctions} />
        </section>
      )}
    </AboutSubject>
  );
}
