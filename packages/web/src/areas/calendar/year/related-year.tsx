import type { Span } from '@samspel/domain/calendar/recurrence';
import { mayEdit } from '@samspel/domain/subject/state';
import { useMemo } from 'react';
import { useQuery } from 'urql';
import { useLastRead } from '../../../core/graphql/use-last-read.ts';
import { useLiveSubjects } from '../../../core/live/live-subjects.ts';
import { useToday } from '../../../core/time/use-today.ts';
import { RelatedYearDocument, type RelatedYearQuery } from '../../../generated/graphql.ts';
import type { SectionProps } from '../../../subject/sections/page-section.ts';
import { useText } from '../../../texts/text.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { ActivityPanel } from '../activity/activity-panel-slot.tsx';
import { NoteGuard } from '../activity/note-guard.tsx';
import { offerOf } from '../activity/offer.tsx';
import { usePanelBeside } from '../activity/use-panel-beside.ts';
import { useTicks } from '../activity/use-ticks.ts';
import { sayYear, yearToSee } from '../address/shown-year.ts';
import { usePageAddress } from '../address/use-page-address.ts';
import { useShownYears } from '../address/use-shown-years.ts';
import { useWheelChoices } from '../address/use-wheel-choices.ts';
import { YearLoading } from '../address/wheel-loading.tsx';
import { YearNotice } from '../address/year-notice.tsx';
import { YearFrame } from '../board/frame/year-frame.tsx';
import { NoActivities } from '../board/list/no-activities.tsx';
import { boardActivities } from '../board/model/board-activity.ts';
import { signedById } from '../board/model/stored-rings.ts';
import { WheelSettings } from '../board/wheel/wheel-settings.tsx';
import { YearBoard } from '../board/year-board.tsx';
import { RingName } from './ring-parts.tsx';

type Related = RelatedYearQuery['relatedYearWheel'];

/** The year wheels that a thing such as a topic is related to: rings of one wheel, with its list. */
export default function RelatedYear({ on }: SectionProps) {
  const say = useText();
  const { startMonth } = useWheelChoices().choices;
  const { year, yearWritten, setYear, activity, openActivity, closeActivity } = usePageAddress(startMonth);
  const { years, setYears } = useShownYears();
  const [state, ask] = useQuery({
    query: RelatedYearDocument,
    variables: { meta: on.id, year, years, startMonth },
    requestPolicy: 'cache-and-network',
  });
  const readAgain = () => ask({ requestPolicy: 'network-only' });
  const { read, error } = useLastRead(state, ({ meta }) => meta === on.id);
  const shown = read?.data.relatedYearWheel;
  useLiveSubjects([on.id, ...(shown?.rings ?? []).map(({ calendar }) => calendar.id)], readAgain);
  const ticks = useTicks();
  const offer = offerOf(ticks, activity, usePanelBeside());
  const { rings, activities } = useBoard(shown, ticks.pending);
  if (error && !shown) return <ErrorState error={error} onRetry={readAgain} />;
  if (!shown) return <YearLoading />;
  if (shown.rings.length === 0)
    return (
      <EmptyState title={say('calendar.related.none')}>{on.canEdit && say('calendar.related.noneHint')}</EmptyState>
    );
  const goToYearOf = (span: Span) => {
    const to = yearToSee(span, { year, startMonth, years });
    if (to !== undefined) setYear(to, { replace: true });
  };
  return (
    <>
      <YearNotice written={yearWritten} year={year} startMonth={startMonth} />
      <YearFrame>
        <YearBoard
          wheel={`related-${on.id}`}
          year={shown.year}
          yearAsked={year}
          years={years}
          onYears={setYears}
          startMonth={shown.startMonth}
          onYearChange={setYear}
          unread={error && { error, onRetry: readAgain }}
          rings={rings}
          activities={activities}
          onOpen={({ id }) => openActivity(id)}
          opened={activity}
          onTick={ticks.tick}
          offer={offer}
          showsRings
          settings={<WheelSettings />}
          ringName={({ id }) => <RingName ring={shown.rings.find(({ calendar }) => calendar.id === id)!} />}
          empty={<NoActivities year={sayYear(shown.year, shown.startMonth)} />}
        />
      </YearFrame>
      <ActivityPanel id={activity} onOpen={openActivity} onClose={closeActivity} onFound={goToYearOf} ticks={ticks} />
      <NoteGuard completed={ticks.completed} />
    </>
  );
}

/** The colour for a year wheel without one. */
const grey = '#768384';

/** The rings and activities to draw on the board. */
function useBoard(related: Related | undefined, pending: ReadonlyMap<string, boolean>) {
  const today = useToday();
  return useMemo(() => {
    const rings = related?.rings ?? [];
    return {
      rings: signedById(rings.map(({ calendar: { id, color, title } }) => ({ id, color: color ?? grey, title }))),
      activities: rings.flatMap(({ calendar, eventInstances }) => {
        const place = { ringId: calendar.id, isWritable: mayEdit(calendar) };
        return boardActivities(eventInstances, pending, today, () => place);
      }),
    };
  }, [related, pending, today]);
}
