import { MenuElipsisHorizontalIcon } from '@navikt/aksel-icons';
import { type Grouping, groupings } from '@samspel/domain/calendar/municipality-rings';
import type { Span } from '@samspel/domain/calendar/recurrence';
import { mayEdit } from '@samspel/domain/subject/state';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMe } from '../../../core/person/me.tsx';
import { useText } from '../../../texts/text.tsx';
import { LinkButton } from '../../../ui/base/link-button.tsx';
import { ChoicePill } from '../../../ui/base/pill.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { ActivityPanel } from '../activity/activity-panel-slot.tsx';
import { NewActivity } from '../activity/new-activity-slot.tsx';
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
import { YearFrame } from '../board/frame/year-frame.tsx';
import { NoActivities } from '../board/list/no-activities.tsx';
import { PresentItem } from '../board/menu/present-item.tsx';
import { PrintItem } from '../board/menu/print-item.tsx';
import { SheetItems } from '../board/menu/sheet-items.tsx';
import { type MunicipalityYear, useMunicipalityBoard } from '../board/model/use-municipality-board.ts';
import type { NewPlace, YearBoardProps } from '../board/model/year-board-props.ts';
import { WheelSettings } from '../board/wheel/wheel-settings.tsx';
import { YearBoard } from '../board/year-board.tsx';
import { CutRings } from './cut-rings.tsx';
import { MunicipalityParts } from './municipality-parts.tsx';
import { RingName } from './ring-parts.tsx';
import { NewActivityButton } from './year-tools.tsx';

interface Props extends Pick<YearBoardProps, 'unread'> {
  shown: MunicipalityYear;
  /** How many year wheels come before the part that is asked for. */
  asked: number;
}

/** The year of my municipality: its year wheels, units or people are the rings, as I choose, and the list has each month by ring. */
export function MunicipalityView({ shown, asked, unread }: Props) {
  const say = useText();
  const { organization } = useMe();
  const { year, startMonth } = shown;
  const page = usePageAddress(startMonth);
  const { activity, openActivity, closeActivity } = page;
  const { years, setYears } = useShownYears();
  const ticks = useTicks();
  const offer = offerOf(ticks, activity, usePanelBeside());
  const { part, rings, activities } = useMunicipalityBoard(shown, ticks.pending);
  const { group: grouping } = part;
  const group = useGroup();
  const { hidesCompleted } = useWheelChoices().choices;
  const [start, setStart] = useState<NewActivityStart | null>(null);
  const mayWrite = shown.rings.some(({ calendar }) => mayEdit(calendar));
  const begin = (place?: NewPlace) =>
    setStart(place ? { day: place.day, calendar: grouping === 'wheel' ? place.ringId : undefined } : {});
  useYearHere({ begin: mayWrite ? (written) => setStart({ written }) : undefined, goTo: page.setYear });
  const goToYearOf = (span: Span) => {
    const to = yearToSee(span, { year, startMonth, years });
    if (to !== undefined) page.setYear(to, { replace: true });
  };
  const wheelOf = (id: string) => shown.rings.find(({ calendar }) => calendar.id === id);
  const actions = (
    <>
      {mayWrite && <NewActivityButton onNew={begin} />}
      <LinkButton to={paths.myMunicipality}>{say('calendar.many')}</LinkButton>
      {rings.length > 0 && (
        <Menu label={say('subject.more')} trigger={<MenuElipsisHorizontalIcon aria-hidden="true" fontSize="1.5rem" />}>
          <SheetItems of={{ municipality: organization.name, year, startMonth }} />
          <PresentItem to={paths.presentMunicipality(year, startMonth, part)} />
          <PrintItem to={paths.printMunicipality({ year, startMonth, hidesCompleted }, part)} />
        </Menu>
      )}
    </>
  );
  const settings = (
    <>
      <ChoicePill
        label={say('calendar.municipality.groupBy')}
        value={grouping}
        isChosen={false}
        onChange={(value) => group(value as Grouping)}
      >
        {groupings.map((one) => (
          <option key={one} value={one}>
            {say(`calendar.municipality.by.${one}`)}
          </option>
        ))}
      </ChoicePill>
      <WheelSettings />
    </>
  );
  return (
    <>
      <YearFrame head={(tabs) => <PageHeader isLow title={organization.name} tabs={tabs} actions={actions} />}>
        <MunicipalityParts {...shown} unread={unread && asked} />
        <CutRings rings={shown.rings} />
        <YearBoard
          wheel={`municipality-${grouping}`}
          year={year}
          yearAsked={page.year}
          years={years}
          onYears={setYears}
          startMonth={startMonth}
          onYearChange={page.setYear}
          unread={unread}
          rings={rings}
          activities={activities}
          onOpen={({ id }) => openActivity(id)}
          opened={activity}
          onNew={mayWrite ? begin : undefined}
          onTick={ticks.tick}
          offer={offer}
          showsRings
          isByRing
          settings={settings}
          ringName={({ id, title }) => (wheelOf(id) ? <RingName ring={wheelOf(id)!} /> : title)}
          empty={<NoActivities year={sayYear(year, startMonth)} onNew={mayWrite ? () => begin() : undefined} />}
        />
      </YearFrame>
      <ActivityPanel id={activity} onOpen={openActivity} onClose={closeActivity} onFound={goToYearOf} ticks={ticks} />
      <NoteGuard completed={ticks.completed} />
      <NewActivity start={start} mayWrite={mayWrite} onClose={() => setStart(null)} />
    </>
  );
}

/** Chooses how the rings are made: the address has it (`group`), so that a reload, Back and a shared link show the same. */
function useGroup(): (to: Grouping) => void {
  const [, setAddress] = useSearchParams();
  return (to) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('group', to);
        return next;
      },
      { replace: true, preventScrollReset: true, state: { keepFocus: true } },
    );
}
