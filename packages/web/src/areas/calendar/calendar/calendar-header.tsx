import {
  ArchiveIcon,
  CalendarIcon,
  ClockDashedIcon,
  FilesIcon,
  GlobeIcon,
  InformationSquareIcon,
  MenuElipsisHorizontalIcon,
  MinusCircleIcon,
  PencilIcon,
  PersonPlusIcon,
  PlusCircleIcon,
  PlusIcon,
  TrashIcon,
} from '@navikt/aksel-icons';
import { whyNotEditable } from '@samspel/domain/subject/state';
import type { CalendarPartsFragment } from '../../../generated/graphql.ts';
import { PrivacySign } from '../../../subject/access/privacy-sign.tsx';
import { LastEdit } from '../../../subject/history/last-edit.tsx';
import { sayTitle } from '../../../subject/page/say-title.ts';
import { ClapButton } from '../../../subject/reaction/clap-button.tsx';
import { FollowButton } from '../../../subject/reaction/follow-button.tsx';
import { useText } from '../../../texts/text.tsx';
import { Button } from '../../../ui/button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { MiniWheel } from '../board/mini-wheel.tsx';
import { PrintCalendarItem } from '../board/print-item.tsx';
import { useRing } from '../board/use-ring.ts';
import type { CalendarDialog } from './calendar-dialog.ts';
import styles from './calendar-header.module.css';

interface Props {
  calendar: CalendarPartsFragment;
  open: (dialog: CalendarDialog) => void;
}

const isCalendarEditable = ({ status, access }: CalendarPartsFragment): boolean =>
  whyNotEditable({ status, myAccess: access?.myAccess ?? 'NONE' }) === null;

/** Title, category, maker, and what can be done: the one main action first. */
export function CalendarHeader({ calendar, open }: Props) {
  const say = useText();
  const isEditable = isCalendarEditable(calendar);
  return (
    <>
      <PageHeader
        above={<Above calendar={calendar} />}
        title={sayTitle(say, calendar)}
        lead={<Lead calendar={calendar} />}
      />
      <div className={styles.actions}>
        {isEditable && (
          <Button variant="primary" icon={<PlusIcon />} onClick={() => open('new')}>
            {say('event.new')}
          </Button>
        )}
        <FollowButton subject={calendar} />
        <ClapButton subject={calendar} />
        <Button icon={<PersonPlusIcon />} onClick={() => open('share')}>
          {say('button.share')}
        </Button>
        <More calendar={calendar} open={open} />
      </div>
    </>
  );
}

function Above({ calendar }: { calendar: CalendarPartsFragment }) {
  const say = useText();
  const { color, category, isRestricted, status } = calendar;
  return (
    <span className={styles.above}>
      <MiniWheel color={color} size={22} />
      {say(`calendar.category.${category}`)}
      {(status === 'DRAFT' || status === 'TO_APPROVAL') && (
        <span className={styles.private}>{say(`subject.status.${status}`)}</span>
      )}
      {isRestricted && (
        <span className={styles.private}>
          <PrivacySign subject={calendar} />
        </span>
      )}
    </span>
  );
}

function Lead({ calendar }: { calendar: CalendarPartsFragment }) {
  const say = useText();
  const { createdBy } = calendar;
  const by = say('subject.by', { name: createdBy.name, organization: createdBy.organization.name });
  if (!calendar.lastEdit) return by;
  return (
    <>
      {by} ·{' '}
      <span className={styles.updated}>
        <LastEdit of={calendar} />
      </span>
    </>
  );
}

/** What is done seldom. Copying and archiving are always there to be clicked (product/year-wheels#forms); what they need is said then. */
function More({ calendar, open }: Props) {
  const say = useText();
  const ring = useRing(calendar);
  const isArchived = calendar.status === 'ARCHIVED';
  const isEditable = isCalendarEditable(calendar);
  return (
    <Menu label={say('subject.more')} trigger={<MenuElipsisHorizontalIcon aria-hidden="true" fontSize="1.5rem" />}>
      <MenuItem onSelect={ring.toggle}>
        {ring.isIn ? <MinusCircleIcon aria-hidden="true" /> : <PlusCircleIcon aria-hidden="true" />}
        {say(ring.isIn ? 'calendar.ring.remove' : 'calendar.ring.add')}
      </MenuItem>
      <MenuItem onSelect={() => open('link')}>
        <GlobeIcon aria-hidden="true" />
        {say('shareLink.menu')}
      </MenuItem>
      <MenuItem onSelect={() => open('feed')}>
        <CalendarIcon aria-hidden="true" />
        {say('calendar.feed.menu')}
      </MenuItem>
      <PrintCalendarItem calendar={calendar} />
      <MenuItem onSelect={() => open('copy')}>
        <FilesIcon aria-hidden="true" />
        {say('copy.menu')}
      </MenuItem>
      {calendar.access?.myAccess === 'WRITE' && (
        <MenuItem onSelect={() => open('history')}>
          <ClockDashedIcon aria-hidden="true" />
          {say('history.title')}
        </MenuItem>
      )}
      <MenuItem onSelect={() => open('edit')}>
        {isEditable ? <PencilIcon aria-hidden="true" /> : <InformationSquareIcon aria-hidden="true" />}
        {say(isEditable ? 'calendarForm.edit' : 'calendar.page.about')}
      </MenuItem>
      <MenuItem onSelect={() => open('archive')}>
        <ArchiveIcon aria-hidden="true" />
        {say(isArchived ? 'subject.unArchive' : 'subject.archive')}
      </MenuItem>
      {isEditable && (
        <MenuItem onSelect={() => open('delete')}>
          <TrashIcon aria-hidden="true" />
          {say('button.delete')}
        </MenuItem>
      )}
    </Menu>
  );
}
