import type { Span } from '@samspel/domain/calendar/recurrence';
import { ringsByTag } from '@samspel/domain/calendar/tag-rings';
import { mayEdit } from '@samspel/domain/subject/state';
import { type Day, monthOf, yearOf } from '@samspel/domain/time/day';
import { useMemo, useState } from 'react';
import { useQuery } from 'urql';
import { type Ask, askOf } from '../../../core/graphql/ask-ahead.ts';
import { useLastRead } from '../../../core/graphql/use-last-read.ts';
import { useLiveSubject } from '../../../core/live/live-subject.ts';
import { UpdatedNotice } from '../../../core/live/updated-notice.tsx';
import { useToday } from '../../../core/time/use-today.ts';
import { type CalendarPartsFragment, YearActivitiesDocument } from '../../../generated/graphql.ts';
import { WhyNotEditable } from '../../../subject/page/why-not-editable.tsx';
import { useText } from '../../../texts/text.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { ActivityPanel } from '../activity/activity-panel-slot.tsx';
import { NoteGuard } from '../activity/note-guard.tsx';
import { offerOf } from '../activity/offer.tsx';
import { usePanelBeside } from '../activity/use-panel-beside.ts';
import { type Ticks, useTicks } from '../activity/use-ticks.ts';
import { HomeYearProvider } from '../address/home-year.ts';
import { daysOfYear, sayYear, yearToOpen, yearToSee } from '../address/shown-year.ts';
import { type PageAddress, usePageAddress } from '../address/use-page-address.ts';
import { useReadable } from '../address/use-readable.ts';
import { type ShownYears, useShownYears } from '../address/use-shown-years.ts';
import { useWheelChoices } from '../address/use-wheel-choices.ts';
import { YearLoading } from '../address/wheel-loading.tsx';
import { useYearHere } from '../address/year-here.ts';
import { YearNotice } from '../address/year-notice.tsx';
import { YearFrame } from '../board/frame/year-frame.tsx';
import { NoActivities } from '../board/list/no-activities.tsx';
import { boardActivities } from '../board/model/board-activity.ts';
import type { NewPlace, YearBoardProps } from '../board/model/year-board-props.ts';
import { WheelSettings } from '../board/wheel/wheel-settings.tsx';
import { YearBoard } from '../board/year-board.tsx';
import { SoonNextYear, useRolloverOffer } from '../rollover/rollover-offer.tsx';
import { AboutCalendar } from './about-calendar.tsx';
import { CalendarDialogs, type OpenDialog, useCalendarDialog } from './calendar-dialogs.tsx';
import { CalendarHeader } from './calendar-header.tsx';
import { FirstSteps } from './first-steps.tsx';
import { InNextYear } from './in-next-year.tsx';
import { WithoutAccess } from './without-access.tsx';

interface Props {
  calendar: CalendarPartsFragment;
  onReload: () => void;
}

/** Returns what the page asks for to show the days of a year. */
export const yearOfCalendar = (calendarId: string, days: { from: Day; to: Day }): Ask =>
  askOf(YearActivitiesDocument, { calendarId, ...days });

/** A year wheel that I may read: its head, its year, what it is about, and everything that can be done with it. It opens on a year that has something. */
export function OneCalendar(props: Props) {
  const today = useToday();
  const { startMonth } = useWheelChoices().choices;
  // Of the visit, so that no later change takes the page to another year.
  const [activeDays] = useState(props.calendar.activeDays ?? {});
  return (
    <HomeYearProvider value={yearToOpen(activeDays, today, startMonth)}>
      <WholeCalendar {...props} />
    </HomeYearProvider>
  );
}

function WholeCalendar({ calendar, onReload }: Props) {
  const say = useText();
  const { choices } = useWheelChoices();
  const address = usePageAddress(choices.startMonth);
  const ticks = useTicks();
  const dialog = useCalendarDialog();
  const { id: calendarId } = calendar;
  const { years, setYears } = useShownYears();
  const days = daysOfYear(address.year, choices.startMonth, years);
  const [year, ask] = useQuery({ query: YearActivitiesDocument, variables: { calendarId, ...days } });
  const { read, error } = useLastRead(year, (of) => of.calendarId === calendarId);
  const reload = () => {
    onReload();
    ask({ requestPolicy: 'network-only' });
  };
  const goToYearOf = (span: Span) => {
    const to = yearToSee(span, { year: address.year, startMonth: choices.startMonth, years });
    if (to !== undefined) address.setYear(to, { replace: true });
  };
  useYearHere({
    begin: mayEdit(calendar) ? (written) => dialog.begin({ written }) : undefined,
    goTo: address.setYear,
  });
  const live = useLiveSubject(calendar.id, { readAgain: reload, isReadable: useReadable() });
  return (
    <>
      <UpdatedNotice live={live} onReload={reload} />
      <YearFrame
        head={(tabs) => (
          <>
            <CalendarHeader calendar={calendar} open={dialog.open} onNew={() => dialog.begin()} tabs={tabs} />
            <YearNotice written={address.yearWritten} year={address.year} startMonth={choices.startMonth} />
            <WhyNotEditable
              subject={calendar}
              words={{
                archived: say('calendar.page.archived'),
                draft: say('calendar.page.draft'),
              }}
              onUnArchive={() => dialog.open('archive')}
            />
            <WithoutAccess people={calendar.responsibleWithoutAccess} />
          </>
        )}
      >
        {error && !read && <ErrorState error={error} onRetry={reload} />}
        {read ? (
          <Board
            calendar={calendar}
            from={read.variables.from}
            activities={read.data.yearWheelRing}
            unread={error && { error, onRetry: reload }}
            {...{ address, ticks, years, setYears }}
            dialog={dialog}
          />
        ) : (
          !error && <YearLoading />
        )}
      </YearFrame>
      <AboutCalendar calendar={calendar} onShare={() => dialog.open('share')} />
      <CalendarDialogs calendar={calendar} dialog={dialog} />
      <ActivityPanel
        id={address.activity}
        onOpen={address.openActivity}
        onClose={address.closeActivity}
        onFound={goToYearOf}
        ticks={ticks}
      />
      <NoteGuard completed={ticks.completed} />
    </>
  );
}

interface BoardProps extends ShownYears, Pick<YearBoardProps, 'unread'> {
  calendar: CalendarPartsFragment;
  /** The first day shown; while another year loads, still that of the previous year. */
  from: Day;
  activities: Parameters<typeof boardActivities>[0];
  address: PageAddress;
  ticks: Ticks;
  dialog: OpenDialog;
}

/** The wheel and the list; the rings are the tags (`tag-rings.ts`). */
function Board({ calendar, from, activities, unread, address, ticks, years, setYears, dialog }: BoardProps) {
  const say = useText();
  const today = useToday();
  const isBeside = usePanelBeside();
  const offer = offerOf(ticks, address.activity, isBeside);
  const [year, startMonth] = [yearOf(from), monthOf(from)];
  const { id, title, color } = calendar;
  const { rings, ringOf } = useMemo(
    () => ringsByTag({ id, title, color: color ?? '#768384' }, activities, say('wheel.others')),
    [id, title, color, activities, say],
  );
  const isWritable = mayEdit(calendar);
  const called = sayYear(year, startMonth);
  const shown = useMemo(
    () => boardActivities(activities, ticks.pending, today, ({ tags }) => ({ ringId: ringOf(tags), isWritable })),
    [activities, ticks.pending, today, ringOf, isWritable],
  );
  const rollover = useRolloverOffer(year, isWritable && activities.length === 0, id);
  const isTag = (ring: string) => activities.some(({ tags }) => tags.some(({ id: tag }) => tag === ring));
  const begin = (place?: NewPlace) => {
    const ring = rings.find(({ id: ringId }) => ringId === place?.ringId);
    dialog.begin(place && { day: place.day, tags: ring && isTag(ring.id) ? [ring.title] : [] });
  };
  return (
    <YearBoard
      wheel={id}
      year={year}
      yearAsked={address.year}
      years={years}
      onYears={setYears}
      startMonth={startMonth}
      onYearChange={address.setYear}
      unread={unread}
      rings={rings}
      activities={shown}
      onOpen={({ id: activity }) => address.openActivity(activity)}
      opened={address.activity}
      onNew={isWritable ? begin : undefined}
      onTick={ticks.tick}
      offer={offer}
      showsRings={rings.length > 1}
      settings={<WheelSettings />}
      belowLegend={
        <>
          <InNextYear shown={year} count={calendar.activeDays?.nextYear ?? 0} onShow={address.setYear} />
          {isWritable && <SoonNextYear shown={year} wheel={id} />}
        </>
      }
      empty={
        isWritable ? (
          <FirstSteps calendar={calendar} year={called} open={dialog.open} onNew={() => begin()} rollover={rollover} />
        ) : (
          <NoActivities year={called} />
        )
      }
    />
  );
}
