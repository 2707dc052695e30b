import { LinkIcon } from '@navikt/aksel-icons';
import { useMe } from '../../../core/person/me.tsx';
import { useMay } from '../../../core/person/use-may.ts';
import { AllCalendarsDocument, type CalendarInListFragment } from '../../../generated/graphql.ts';
import type { ListedRoot } from '../../../subject/root/root-kind.ts';
import { RootList } from '../../../subject/root/root-list.tsx';
import { usePageAhead } from '../../../subject/sections/use-page-ahead.ts';
import { useText } from '../../../texts/text.tsx';
import { LinkButton } from '../../../ui/base/link-button.tsx';
import { WheelIcon } from '../../../ui/icons/wheel-icon.tsx';
import { paths } from '../address/paths.ts';
import { CalendarCard } from './calendar-card.tsx';
import { type CalendarChoices, type CalendarSort, calendarList } from './calendar-list.ts';
import { CategoryFilter } from './category-filter.tsx';

const listed: Omit<ListedRoot<CalendarInListFragment, CalendarChoices, CalendarSort>, 'paths'> = {
  texts: {
    one: 'calendar.one',
    many: 'calendar.explore',
    create: 'calendar.new',
    count: 'calendar.list.count',
    countWithLimited: 'calendar.list.countWithLimited',
    limited: 'calendar.list.limited',
    nothing: 'calendar.list.nobody',
    nothingHint: 'calendar.mine.emptyHint',
    allLimited: 'calendar.list.allLimited',
  },
  sign: <WheelIcon />,
  listed: AllCalendarsDocument,
  card: (calendar) => <CalendarCard key={calendar.id} calendar={calendar} />,
};

/** Year wheels to find and open; `preset` is the organization of 'my municipality'. */
export function Explore({ title, preset }: { title: string; preset?: { id: string; name: string } }) {
  usePageAhead('CALENDAR', () => import('../calendar/calendar-page.tsx'));
  const say = useText();
  const me = useMe();
  const { administer } = useMay();
  return (
    <RootList
      of={{ ...listed, paths: { list: paths.explore, create: paths.create(me.id), one: paths.calendar } }}
      schema={calendarList}
      preset={preset}
      presetPath={paths.myMunicipality}
      title={title}
      moreActions={
        <>
          {preset && (
            <LinkButton to={paths.municipality} icon={<WheelIcon />}>
              {say('calendar.municipality.year')}
            </LinkButton>
          )}
          {administer && (
            <LinkButton to={paths.sharedLinks} icon={<LinkIcon />}>
              {say('shareLink.all')}
            </LinkButton>
          )}
        </>
      }
      pills={({ filter, change }) => (
        <CategoryFilter value={filter.category} onChange={(category) => change({ category })} />
      )}
    />
  );
}
