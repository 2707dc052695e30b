import { foldText } from '../text/fold.ts';

/** What a ring of a municipality's year holds: a year wheel, or what is a unit's or a person's to do (product/year-wheels#my-municipality). */
export const groupings = ['wheel', 'unit', 'person'] as const;
export type Grouping = (typeof groupings)[number];

/** Somebody who is responsible for an activity, or made a year wheel, and where they work. */
export interface Worker {
  id: string;
  name: string;
  department?: string | null;
  organization: { id: string; name: string };
}

type Wheel = { id: string; title: string; color?: string | null; createdBy: Worker };
type Activity = { id: string; responsible?: Worker | null };

/** The year wheels of a municipality with the activities of a year. */
export type MunicipalityWheels = readonly { calendar: Wheel; eventInstances: readonly Activity[] }[];

/** A ring that activities share, before it has a colour. */
type Shared = { id: string; title: string; color?: string | null };

/** The ring of an activity; undefined if it is nobody's. */
type RingOf = (activity: Activity, wheel: Wheel) => Shared | undefined;

/** How the rings of a year are made. */
interface Making {
  /** Id of the reader's own organization. */
  home: string;
  /** Names the ring of what is nobody's. */
  nobody: string;
  /** The language that sorts the names. */
  locale: string;
  /** The colours, #rrggbb, that units and people get in turn. */
  colours: readonly string[];
}

/** One ring: `sign` is its number, from 0. */
type MunicipalityRing = { id: string; title: string; color: string; sign: number };

/** The rings of a municipality's year, and the ring of each activity by its id. */
export interface MunicipalityRings {
  rings: MunicipalityRing[];
  ringOf: ReadonlyMap<string, string>;
}

/** The colour of a ring for what is nobody's, and of a year wheel without one. */
const grey = '#768384';
const nobodys = 'nobody';

/**
 * Returns the rings of a municipality's year by name, that of what is nobody's last. What has no activity in the year has no ring. The unit of an
 * activity is where its responsible person works, or else the maker of its year wheel; people of another organization are told apart by that alone.
 */
export function municipalityRings(wheels: MunicipalityWheels, grouping: Grouping, making: Making): MunicipalityRings {
  const place = ringBy(making.home)[grouping];
  const shared = new Map<string, Shared>();
  const ringOf = new Map<string, string>();
  for (const { calendar, eventInstances } of wheels)
    for (const activity of eventInstances) {
      const ring = place(activity, calendar) ?? { id: nobodys, title: making.nobody, color: grey };
      if (!shared.has(ring.id)) shared.set(ring.id, ring);
      ringOf.set(activity.id, ring.id);
    }
  const { compare } = new Intl.Collator(making.locale, { numeric: true });
  const isLast = ({ id }: Shared) => Number(id === nobodys);
  const sorted = [...shared.values()].sort((a, b) => isLast(a) - isLast(b) || compare(a.title, b.title));
  return {
    rings: sorted.map((ring, sign) => ({
      ...ring,
      color: ring.color ?? making.colours[sign % making.colours.length]!,
      sign,
    })),
    ringOf,
  };
}

/** The grouping to begin with: by unit if the year has two or more, else by year wheel. */
export function usualGrouping(wheels: MunicipalityWheels, home: string): Grouping {
  const { unit } = ringBy(home);
  const units = new Set<string>();
  for (const { calendar, eventInstances } of wheels)
    for (const activity of eventInstances) {
      const { id } = unit(activity, calendar) ?? {};
      if (id) units.add(id);
      if (units.size > 1) return 'unit';
    }
  return 'wheel';
}

const ringBy = (home: string): Record<Grouping, RingOf> => ({
  wheel: (_activity, { id, title, color }) => ({ id, title, color: color ?? grey }),
  unit: ({ responsible }, { createdBy }) => unitOf(responsible, home) ?? unitOf(createdBy, home),
  person: ({ responsible }) => (responsible ? { id: `person-${responsible.id}`, title: responsible.name } : undefined),
});

/** Where a person works: the unit of their profile, or another organization; undefined if they have written none. */
function unitOf(person: Worker | null | undefined, home: string): Shared | undefined {
  if (!person) return undefined;
  const { organization, department } = person;
  if (organization.id !== home) return { id: `organization-${organization.id}`, title: organization.name };
  const title = department?.trim();
  return title ? { id: `unit-${foldText(title)}`, title } : undefined;
}
