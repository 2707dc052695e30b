import {
  ArrowForwardIcon,
  CalendarIcon,
  MenuElipsisHorizontalIcon,
  PlusCircleIcon,
  PlusIcon,
  TrashIcon,
} from '@navikt/aksel-icons';
import { useNavigate } from 'react-router';
import { useMe } from '../../../core/person/me.tsx';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { LinkButton } from '../../../ui/base/link-button.tsx';
import { WheelIcon } from '../../../ui/icons/wheel-icon.tsx';
import { Menu, MenuItem } from '../../../ui/overlay/menu.tsx';
import { paths } from '../address/paths.ts';
import { PresentItem } from '../board/menu/present-item.tsx';
import { PrintItem } from '../board/menu/print-item.tsx';
import { SheetItems } from '../board/menu/sheet-items.tsx';
import type { YearDialog } from './year-dialogs.tsx';

interface Props {
  /** Whether I may write to one of the year wheels shown; a new activity is then the main action. */
  mayWrite: boolean;
  /** Whether the page itself says what to do first, since the year has no year wheels. */
  isEmpty: boolean;
  /** The year shown, in which a new year wheel begins. */
  year: number;
  /** The month in which its twelve months begin, 1–12. */
  startMonth: number;
  open: (dialog: YearDialog) => void;
  /** Begins a new activity. */
  onNew: () => void;
  /** The address of the print view. */
  printAt: string;
}

/** What can be done with my year: a new activity, a new year wheel, and in a menu another ring, a feed, a sheet, printing, the trash. */
export function YearTools({ mayWrite, isEmpty, year, startMonth, open, onNew, printAt }: Props) {
  const say = useText();
  const me = useMe();
  const navigate = useNavigate();
  return (
    <>
      {mayWrite && <NewActivityButton onNew={onNew} />}
      {!isEmpty && (
        <LinkButton to={paths.create(me.id, year)} variant={mayWrite ? 'secondary' : 'primary'} icon={<WheelIcon />}>
          {say('calendar.new')}
        </LinkButton>
      )}
      <Menu label={say('subject.more')} trigger={<MenuElipsisHorizontalIcon aria-hidden="true" fontSize="1.5rem" />}>
        {!mayWrite && (
          <MenuItem onSelect={() => onNew()}>
            <PlusIcon aria-hidden="true" />
            {say('event.new')}
          </MenuItem>
        )}
        <MenuItem onSelect={() => open('ring')}>
          <PlusCircleIcon aria-hidden="true" />
          {say('calendar.ring.addOne')}
        </MenuItem>
        <MenuItem onSelect={() => open('feed')}>
          <CalendarIcon aria-hidden="true" />
          {say('calendar.feed.menu')}
        </MenuItem>
        {mayWrite && (
          <MenuItem onSelect={() => navigate(paths.rollover())}>
            <ArrowForwardIcon aria-hidden="true" />
            {say('rollover.next')}
          </MenuItem>
        )}
        {!isEmpty && <SheetItems of={{ year, startMonth }} />}
        {!isEmpty && <PresentItem to={paths.presentYear(me.id, year, startMonth)} />}
        {!isEmpty && <PrintItem to={printAt} />}
        <MenuItem onSelect={() => navigate(paths.trash)}>
          <TrashIcon aria-hidden="true" />
          {say('subject.trash')}
        </MenuItem>
      </Menu>
    </>
  );
}

/** The main action of a year with a year wheel that I may write to. */
export function NewActivityButton({ onNew }: Pick<Props, 'onNew'>) {
  const say = useText();
  return (
    <Button variant="primary" icon={<PlusIcon />} onClick={() => onNew()}>
      {say('event.new')}
    </Button>
  );
}
