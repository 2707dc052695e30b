import { PlusIcon } from '@navikt/aksel-icons';
import { sayDay, sayWeek } from '@samspel/i18n/days';
import { useMe } from '../../core/person/me.tsx';
import { useMay } from '../../core/person/use-may.ts';
import { useToday } from '../../core/time/use-today.ts';
import { useText } from '../../texts/text.tsx';
import { LinkButton } from '../../ui/base/link-button.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { TourButton } from '../../ui/tour/tour-button.tsx';
import { FirstHour, FirstHourAgain } from './first-hour.tsx';
import { MyDay } from './my-day.tsx';
import { HomeTiles } from './tiles.tsx';
import { useFirstHour } from './use-first-hour.ts';
import { yearWheelTour } from './year-wheel-tour.ts';

/** /home: my day, and below it where to go (product/year-wheels#home). Somebody who has no year wheel yet sees one card, and what others told them. */
export function Component() {
  const say = useText();
  const today = useToday();
  const { id, name } = useMe();
  const mayPlan = useMay().use('CALENDAR');
  const { isFirst } = useFirstHour();
  return (
    <>
      <PageHeader
        title={say('home.welcome', { name: firstName(name) })}
        documentTitle={`${say('home.title')} · Samspel`}
        lead={`${capital(sayDay(say, today, today))} · ${sayWeek(say, today)}`}
        isList
        actions={
          mayPlan &&
          !isFirst && (
            <>
              <NewActivity person={id} />
              <TourButton steps={yearWheelTour(say)} />
            </>
          )
        }
      />
      {mayPlan && <FirstHour />}
      <MyDay isFirst={isFirst} />
      {!isFirst && <HomeTiles />}
      {mayPlan && <FirstHourAgain />}
    </>
  );
}

/** The main action: the form of a new activity, over my year. */
function NewActivity({ person }: { person: string }) {
  const say = useText();
  return (
    <LinkButton
      to={`/person/${person}/annual-cycle`}
      state={{ newActivity: true }}
      variant="primary"
      icon={<PlusIcon />}
    >
      {say('event.new')}
    </LinkButton>
  );
}

const firstName = (name: string): string => name.split(' ')[0] || name;
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
