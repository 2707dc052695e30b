import {
  ArrowForwardIcon,
  CalendarIcon,
  FileImportIcon,
  FilesIcon,
  GlobeIcon,
  MinusCircleIcon,
  PlusCircleIcon,
  PlusIcon,
} from '@navikt/aksel-icons';
import { mayEdit } from '@samspel/domain/subject/state';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { CalendarPartsFragment } from '../../../generated/graphql.ts';
import { ChangeItems } from '../../../subject/page/change-items.tsx';
import { SubjectHeader } from '../../../subject/page/subject-header.tsx';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/base/button.tsx';
import { IconButton } from '../../../ui/base/icon-button.tsx';
import { MenuItem } from '../../../ui/overlay/menu.tsx';
import { toast } from '../../../ui/overlay/toaster.tsx';
import { paths } from '../address/paths.ts';
import { usePageAddress } from '../address/use-page-address.ts';
import { useWheelChoices } from '../address/use-wheel-choices.ts';
import { PresentItem } from '../board/menu/present-item.tsx';
import { PrintCalendarItem } from '../board/menu/print-item.tsx';
import { SheetItems } from '../board/menu/sheet-items.tsx';
import { MiniWheel } from '../board/wheel/mini-wheel.tsx';
import { type Ring, useRing } from '../board/wheel/use-ring.ts';
import type { CalendarDialog } from './calendar-dialogs.tsx';

interface Props {
  calendar: CalendarPartsFragment;
  open: (dialog: CalendarDialog) => void;
}

interface HeaderProps extends Props {
  onNew: () => void;
  tabs: ReactNode;
}

/** The title of a year wheel, the tabs of its views, and what can be done with it. */
export function CalendarHeader({ calendar, open, onNew, tabs }: HeaderProps) {
  const say = useText();
  const { color, category, status } = calendar;
  const isEditable = mayEdit(calendar);
  const ring = useRing(calendar);
  const offerRing = () =>
    toast.success(say('calendar.followed', { title: calendar.title }), {
      words: say('calendar.ring.add'),
      run: () => void ring.toggle(),
    });
  return (
    <SubjectHeader
      tabs={tabs}
      subject={calendar}
      sign={<MiniWheel color={color} size={22} />}
      what={say(`calendar.category.${category}`)}
      main={
        isEditable ? (
          <Button variant="primary" icon={<PlusIcon />} onClick={onNew}>
            {say('event.new')}
          </Button>
        ) : (
          !ring.isIn && (
            <Button variant="primary" icon={<PlusCircleIcon />} onClick={() => void ring.toggle()}>
              {say('calendar.ring.add')}
            </Button>
          )
        )
      }
      beside={status === 'PUBLISHED' && !isEditable && <ForReaders open={open} />}
      standing={isEditable || status === 'ARCHIVED' ? undefined : say('access.level.READ')}
      onShare={() => open('share')}
      onFollowed={ring.isIn ? undefined : offerRing}
      more={<More calendar={calendar} ring={ring} isEditable={isEditable} open={open} />}
    />
  );
}

interface MoreProps extends Props {
  ring: Ring;
  isEditable: boolean;
}

/** The rarer actions. Copying can always be chosen (product/year-wheels#forms); its dialog says what it needs. */
function More({ calendar, ring, isEditable, open }: MoreProps) {
  const say = useText();
  const navigate = useNavigate();
  const { startMonth } = useWheelChoices().choices;
  const { year } = usePageAddress(startMonth);
  return (
    <>
      {(isEditable || ring.isIn) && (
        <MenuItem onSelect={ring.toggle}>
          {ring.isIn ? <MinusCircleIcon aria-hidden="true" /> : <PlusCircleIcon aria-hidden="true" />}
          {say(ring.isIn ? 'calendar.ring.remove' : 'calendar.ring.add')}
        </MenuItem>
      )}
      <MenuItem onSelect={() => open('link')}>
        <GlobeIcon aria-hidden="true" />
        {say('shareLink.menu')}
      </MenuItem>
      <MenuItem onSelect={() => open('feed')}>
        <CalendarIcon aria-hidden="true" />
        {say('calendar.feed.menu')}
      </MenuItem>
      {isEditable && (
        <MenuItem onSelect={() => void navigate(paths.import(calendar, year))}>
          <FileImportIcon aria-hidden="true" />
          {say('import.menu')}
        </MenuItem>
      )}
      {isEditable && (
        <MenuItem onSelect={() => void navigate(paths.rollover(undefined, calendar.id))}>
          <ArrowForwardIcon aria-hidden="true" />
          {say('rollover.next')}
        </MenuItem>
      )}
      <SheetItems of={{ calendar, year, startMonth }} />
      <PresentItem to={paths.presentCalendar(calendar, year, startMonth)} />
      <PrintCalendarItem calendar={calendar} />
      <MenuItem onSelect={() => open('copy')}>
        <FilesIcon aria-hidden="true" />
        {say('copy.menu')}
      </MenuItem>
      <ChangeItems
        subject={calendar}
        words={{ edit: say('calendarForm.edit'), about: say('calendar.page.about') }}
        open={open}
      />
    </>
  );
}

/** What most people want from a year wheel that they may only read: a copy to start from, or its dates in their calendar program. */
function ForReaders({ open }: Pick<Props, 'open'>) {
  const say = useText();
  return (
    <>
      <IconButton
        label={say('calendar.copyIt')}
        icon={<FilesIcon aria-hidden="true" fontSize="1.5rem" />}
        onClick={() => open('copy')}
      />
      <IconButton
        label={say('calendar.feed.short')}
        icon={<CalendarIcon aria-hidden="true" fontSize="1.5rem" />}
        onClick={() => open('feed')}
      />
    </>
  );
}
