import {
  type Grouping,
  groupings,
  municipalityRings,
  usualGrouping,
} from '@samspel/domain/calendar/municipality-rings';
import { mayEdit } from '@samspel/domain/subject/state';
import type { WheelRing } from '@samspel/wheel';
import { DEFAULT_RING_COLOURS } from '@samspel/wheel/pure';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useMe } from '../../../../core/person/me.tsx';
import { useToday } from '../../../../core/time/use-today.ts';
import type { MunicipalityYearQuery } from '../../../../generated/graphql.ts';
import { useLocale } from '../../../../texts/locale.ts';
import { useText } from '../../../../texts/text.tsx';
import type { MunicipalityPart } from '../../address/paths.ts';
import { type BoardActivity, boardActivities } from './board-activity.ts';

/** A year of my municipality, as the server has answered it. */
export type MunicipalityYear = MunicipalityYearQuery['municipalityYear'];

/** The part of my municipality's year that the address asks for; how the rings are made is undefined if it does not say. */
export function useMunicipalityPart(): { group: Grouping | undefined; offset: number } {
  const [address] = useSearchParams();
  const from = address.get('from');
  return {
    group: groupings.find((one) => one === address.get('group')),
    offset: from && /^[1-9]\d{0,5}$/.test(from) ? Number(from) : 0,
  };
}

/** The rings and activities of a municipality's year, as its page, paper and a presentation have them, and which part they are. */
export function useMunicipalityBoard(
  shown: MunicipalityYear,
  pending: ReadonlyMap<string, boolean> = noTicks,
): { part: MunicipalityPart; rings: WheelRing[]; activities: BoardActivity[] } {
  const home = useMe().organization.id;
  const today = useToday();
  const say = useText();
  const locale = useLocale();
  const asked = useMunicipalityPart();
  const { rings: wheels, offset } = shown;
  const usual = useMemo(() => usualGrouping(wheels, home), [wheels, home]);
  const group = asked.group ?? usual;
  const { rings, ringOf } = useMemo(() => {
    const nobody = say(group === 'unit' ? 'calendar.municipality.noUnit' : 'calendar.municipality.noPerson');
    return municipalityRings(wheels, group, { home, nobody, locale, colours: DEFAULT_RING_COLOURS });
  }, [wheels, group, home, say, locale]);
  const activities = useMemo(
    () =>
      wheels.flatMap(({ calendar, eventInstances }) => {
        const place = { isWritable: mayEdit(calendar), ...(group !== 'wheel' && { wheel: calendar.title }) };
        return boardActivities(eventInstances, pending, today, ({ id }) => ({
          ...place,
          ringId: ringOf.get(id) ?? calendar.id,
        }));
      }),
    [wheels, group, ringOf, pending, today],
  );
  return { part: { group, offset }, rings, activities };
}

const noTicks: ReadonlyMap<string, boolean> = new Map();
