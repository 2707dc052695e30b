import { CalendarIcon, MenuElipsisHorizontalIcon, PlusCircleIcon, PlusIcon, TrashIcon } from '@navikt/aksel-icons';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMe } from '../../../core/person/me.tsx';
import { useText } from '../../../core/texts/text.tsx';
import type { MyYearQuery } from '../../../generated/graphql.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { paths } from '../paths.ts';

const AddRingDialog = lazy(() => import('./add-ring-dialog.tsx'));
const FeedDialog = lazy(() => import('../feed/feed-dialog.tsx'));

interface Props {
  rings: MyYearQuery['yearWheel']['rings'];
  isAdding: boolean;
  add: (isAdding: boolean) => void;
}

/** What can be done with my year: a new year wheel, and in a menu one more ring, a feed, the trash. */
export function YearTools({ rings, isAdding, add }: Props) {
  const say = useText();
  const me = useMe();
  const navigate = useNavigate();
  const [isFeedOpen, openFeed] = useState(false);
  return (
    <>
      <LinkButton to={paths.create(me.id)} variant="primary" icon={<PlusIcon />}>
        {say('calendar.new')}
      </LinkButton>
      <Menu
        label={say('calendar.page.more')}
        trigger={<MenuElipsisHorizontalIcon aria-hidden="true" fontSize="1.5rem" />}
      >
        <MenuItem onSelect={() => add(true)}>
          <PlusCircleIcon aria-hidden="true" />
          {say('calendar.ring.addOne')}
        </MenuItem>
        <MenuItem onSelect={() => openFeed(true)}>
          <CalendarIcon aria-hidden="true" />
          {say('calendar.feed.menu')}
        </MenuItem>
        <MenuItem onSelect={() => navigate(paths.trash)}>
          <TrashIcon aria-hidden="true" />
          {say('calendar.trash')}
        </MenuItem>
      </Menu>
      <Suspense>
        {isAdding && <AddRingDialog inYear={rings.map(({ calendar }) => calendar.id)} onClose={() => add(false)} />}
        {isFeedOpen && <FeedDialog onClose={() => openFeed(false)} />}
      </Suspense>
    </>
  );
}
