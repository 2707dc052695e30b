import { LinkIcon, PlusIcon } from '@navikt/aksel-icons';
import { useMe } from '../../../core/person/me.tsx';
import { useMay } from '../../../core/person/use-may.ts';
import { AllCalendarsDocument } from '../../../generated/graphql.ts';
import { ListPage } from '../../../subject/list/list-page.tsx';
import { useText } from '../../../texts/text.tsx';
import { LinkButton } from '../../../ui/base/link-button.tsx';
import { WheelIcon } from '../../../ui/icons/wheel-icon.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { paths } from '../address/paths.ts';
import { CalendarCard } from './calendar-card.tsx';
import { calendarList } from './calendar-list.ts';
import { CategoryFilter } from './category-filter.tsx';

/** Year wheels to find and open; `preset` is the organization of 'my municipality'. */
export function Explore({ title, preset }: { title: string; preset?: { id: string; name: string } }) {
  const say = useText();
  const me = useMe();
  const { administer } = useMay();
  const create = paths.create(me.id);
  return (
    <ListPage
      schema={calendarList}
      document={AllCalendarsDocument}
      path={paths.explore}
      preset={preset}
      presetPath={paths.myMunicipality}
      title={title}
      sayCount={(count, limited) =>
        limited ? say('calendar.list.countWithLimited', { count, limited }) : say('calendar.list.count', { count })
      }
      sayLimited={(count) => say('calendar.list.limited', { count })}
      saySort={(sort) => say(`subject.sort.${sort}`)}
      action={
        <>
          <LinkButton to={create} variant="primary" icon={<PlusIcon />}>
            {say('calendar.new')}
          </LinkButton>
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
      card={(calendar) => <CalendarCard key={calendar.id} calendar={calendar} />}
      nothing={
        <EmptyState
          title={say('calendar.list.nobody')}
          action={<LinkButton to={create}>{say('calendar.createNew')}</LinkButton>}
        >
          {say('calendar.mine.emptyHint')}
        </EmptyState>
      }
      allLimited={say('calendar.list.allLimited')}
    />
  );
}
