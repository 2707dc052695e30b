import { PrinterSmallIcon } from '@navikt/aksel-icons';
import type { Span } from '@samspel/domain/calendar/recurrence';
import { mayEdit } from '@samspel/domain/subject/state';
import { type ReactNode, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useMe } from '../../../core/person/me.tsx';
import { useSettings } from '../../../core/person/use-settings.ts';
import { useToday } from '../../../core/time/use-today.ts';
import type { MyYearQuery } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { LinkButton } from '../../../ui/base/link-button.tsx';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ActivityPanel } from '../activity/activity-panel-slot.tsx';
import type { NewActivityStart } from '../activity/new-activity-start.ts';
import { NoteGuard } from '../activity/note-guard.tsx';
import { offerOf } from '../activity/offer.tsx';
import { usePanelBeside } from '../activity/use-panel-beside.ts';
import { useTicks } from '../activity/use-ticks.ts';
import { paths } from '../address/paths.ts';
import { sayYear, yearToSee } from '../address/shown-year.ts';
import { usePageAddress } from '../address/use-page-address.ts';
import { useShownYears } from '../address/use-shown-years.ts';
import { useWheelChoices } from '../address/use-wheel-choices.ts';
import { useYearHere } from '../address/year-here.ts';
import { useShownView, YearFrame } from '../board/frame/year-frame.tsx';
import { NoActivities } from '../board/list/no-activities.tsx';
import { boardActivities } from '../board/model/board-activity.ts';
import { signedById } from '../board/model/stored-rings.ts';
import type { NewPlace, YearBoardProps } from '../board/model/year-board-props.ts';
import { YearBoard } from '../board/year-board.tsx';
import { SoonNextYear, useRolloverOffer } from '../rollover/rollover-offer.tsx';
import { CutRings } from './cut-rings.tsx';
import { MyTasksChoice, myTasksRing, tasksElsewhere } from './my-tasks-ring.tsx';
import { NoRings, OfferedRings } from './no-rings.tsx';
import type { OfferedRing } from './ring-offers.tsx';
import { RemoveRing, RingName } from './ring-parts.tsx';
import { useRingChanges } from './use-ring-changes.ts';
import { useRingOffers } from './use-ring-offers.ts';
import { type YearDialog, YearDialogs } from './year-dialogs.tsx';
import { NewActivityButton, YearTools } from './year-tools.tsx';

export interface YearViewProps extends Pick<YearBoardProps, 'unread'> {
  yearWheel: MyYearQuery['yearWheel'];
  /** See `YearBoardProps`. */
  yearAsked: number;
  onYearChange: (year: number) => void;
  hasFixedMonth: boolean;
  /** The gear beside the wheel. */
  settings: ReactNode;
  /** Whether the rings of archived year wheels are shown. */
  showsArchived: boolean;
  onShowArchived: (shows: boolean) => void;
}

/** A person's year: a ring for each year wheel, and the list of them. */
export function YearView({
  yearWheel,
  yearAsked,
  onYearChange,
  unread,
  hasFixedMonth,
  settings,
  showsArchived,
  onShowArchived,
}: YearViewProps) {
  const say = useText();
  const me = useMe();
  const ticks = useTicks();
  const { activity, openActivity, closeActivity } = usePageAddress();
  const offer = offerOf(ticks, activity, usePanelBeside());
  const { person, year, startMonth, archivedRings } = yearWheel;
  const isMine = person.id === me.id;
  const tasks = useMemo(() => tasksElsewhere(yearWheel), [yearWheel]);
  const hasRings = yearWheel.rings.length > 0;
  // Without other rings they are the only thing to show.
  const showsTasks = useSettings().settings.showAssignedTasks || !hasRings;
  const { rings, activities } = useBoard(yearWheel.rings, showsTasks ? tasks : none, ticks.pending);
  const { state } = useLocation();
  const [opened, setOpened] = useState<YearDialog | null>(state?.subscribe === true ? 'feed' : null);
  const [start, setStart] = useState<NewActivityStart | null>(startedBy(state));
  const begin = (place?: NewPlace) =>
    setStart(
      place ? { day: place.day, calendar: yearWheel.rings.find(({ id }) => id === place.ringId)?.calendar.id } : {},
    );
  useYearHere({ begin: isMine ? (written) => setStart({ written }) : undefined, goTo: onYearChange });
  const { years, setYears } = useShownYears();
  const goToYearOf = (span: Span) => {
    const to = yearToSee(span, { year, startMonth, years });
    if (to !== undefined) onYearChange(to);
  };
  const ringChanges = useRingChanges(yearWheel.rings);
  const ringOf = (ringId: string) => yearWheel.rings.find(({ id }) => id === ringId);
  // Without rings of my own I may still write to a year wheel that I can add.
  const { offers, mayWrite: mayWriteElsewhere } = useRingOffers([], !isMine || hasRings);
  const mayWrite = mayWriteElsewhere || yearWheel.rings.some(({ calendar }) => mayEdit(calendar));
  const { hidesCompleted } = useWheelChoices().choices;
  const archived = archivedRings > 0 && (
    <Checkbox
      label={say('calendar.showArchivedCount', { count: archivedRings })}
      checked={showsArchived}
      onChange={(event) => onShowArchived(event.target.checked)}
    />
  );
  const rollover = useRolloverOffer(year, isMine && mayWrite && activities.length === 0);
  const printAt = paths.printYear(person.id, { year, startMonth, hidesCompleted });
  const title = isMine ? say('calendar.mine') : say('calendar.yearOf', { name: person.name });
  const actions = isMine ? (
    <YearTools
      {...{ mayWrite, startMonth, open: setOpened, onNew: begin, printAt }}
      year={yearAsked}
      isEmpty={rings.length === 0}
    />
  ) : (
    <>
      {mayWrite && <NewActivityButton onNew={begin} />}
      {rings.length > 0 && (
        <LinkButton to={printAt} icon={<PrinterSmallIcon />}>
          {say('button.print')}
        </LinkButton>
      )}
    </>
  );
  return (
    <>
      {rings.length > 0 || unread ? (
        <YearFrame head={(tabs) => <PageHeader isLow title={title} tabs={tabs} actions={actions} />}>
          <YearBoard
            year={year}
            yearAsked={yearAsked}
            years={years}
            onYears={setYears}
            startMonth={startMonth}
            onYearChange={onYearChange}
            unread={unread}
            hasFixedMonth={hasFixedMonth}
            rings={rings}
            activities={activities}
            onOpen={({ id }) => openActivity(id)}
            opened={activity}
            onNew={mayWrite ? begin : undefined}
            onTick={ticks.tick}
            offer={offer}
            showsRings
            settings={settings}
            wheel={`year-${yearWheel.person.id}`}
            {...(isMine && { ringChanges })}
            ringName={({ id, title }) => (ringOf(id) ? <RingName ring={ringOf(id)!} /> : title)}
            ringTools={({ id }) => isMine && ringOf(id) && <RemoveRing ring={ringOf(id)!} />}
            belowLegend={
              <>
                {isMine && !hasRings && <OfferedRings offers={offers} most={3} />}
                {archived}
                <CutRings rings={yearWheel.rings} />
                {hasRings && tasks.length > 0 && <MyTasksChoice count={tasks.length} />}
                {isMine && mayWrite && <SoonNextYear shown={year} onShow={onYearChange} />}
              </>
            }
            empty={
              <NoActivities
                year={sayYear(year, startMonth)}
                onNew={mayWrite ? () => begin() : undefined}
                rollover={rollover}
              />
            }
          />
          {isMine && !hasRings && <OffersWithoutLegend offers={offers} />}
        </YearFrame>
      ) : (
        <PageHeader title={title} actions={actions} />
      )}
      {rings.length === 0 && !unread && (
        <>
          {isMine ? <NoRings year={yearAsked} offers={offers} /> : <EmptyState title={say('calendar.rings.none')} />}
          {archived}
        </>
      )}
      <ActivityPanel id={activity} onOpen={openActivity} onClose={closeActivity} onFound={goToYearOf} ticks={ticks} />
      <NoteGuard completed={ticks.completed} />
      <YearDialogs
        opened={opened}
        rings={yearWheel.rings}
        onClose={() => setOpened(null)}
        start={start}
        onEndNew={() => setStart(null)}
        mayWrite={mayWrite}
      />
    </>
  );
}

/** What could be added to my year, below a view that has no legend to say it beside. */
function OffersWithoutLegend({ offers }: { offers: readonly OfferedRing[] | undefined }) {
  return useShownView().view === 'wheel' ? null : <OfferedRings offers={offers} />;
}

const none: YearViewProps['yearWheel']['myAssignedTasks'] = [];

/** The rings and activities to draw on the board, with my tasks in other year wheels as a separate ring. */
function useBoard(
  rings: YearViewProps['yearWheel']['rings'],
  tasks: YearViewProps['yearWheel']['myAssignedTasks'],
  pending: ReadonlyMap<string, boolean>,
) {
  const today = useToday();
  const say = useText();
  return useMemo(
    () => ({
      rings: [
        ...signedById(rings.map(({ id, color, calendar: { title } }) => ({ id, color, title }))),
        ...(tasks.length > 0 ? [{ ...myTasksRing, title: say('calendar.ring.myTasks'), sign: rings.length }] : []),
      ],
      activities: [
        ...rings.flatMap(({ id, calendar, eventInstances }) => {
          const isArchived = calendar.status === 'ARCHIVED';
          return boardActivities(eventInstances, pending, today, () => ({
            ringId: id,
            isArchived,
            isWritable: mayEdit(calendar),
          }));
        }),
        ...boardActivities(tasks, pending, today, ({ calendar: { title } }) => ({
          ringId: myTasksRing.id,
          wheel: title,
        })),
      ],
    }),
    [rings, tasks, pending, today, say],
  );
}

/** What is known about the new activity that a link from another page begins; null if it begins none. */
const startedBy = (state: ({ newActivity?: boolean } & NewActivityStart) | null): NewActivityStart | null => {
  if (state?.newActivity !== true) return null;
  return state.written ? { written: state.written, purpose: state.purpose } : {};
};
