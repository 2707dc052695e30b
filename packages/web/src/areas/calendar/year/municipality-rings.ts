import { foldText } from '@samspel/domain/text/fold';
import type { WheelRing } from '@samspel/wheel';
import { DEFAULT_RING_COLOURS } from '@samspel/wheel/pure';
import type { MunicipalityYearQuery, UnitOfPersonFragment } from '../../../generated/graphql.ts';

/** What a ring of a municipality's year holds: a year wheel, or what is a unit's or a person's to do (product/year-wheels#my-municipality). */
export const groupings = ['wheel', 'unit', 'person'] as const;
export type Grouping = (typeof groupings)[number];

type Wheels = MunicipalityYearQuery['municipalityYear']['rings'];
type Wheel = Wheels[number]['calendar'];
type Activity = Wheels[number]['eventInstances'][number];

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
}

/** The rings of a municipality's year, and the ring of each activity by its id. */
export interface MunicipalityRings {
  rings: WheelRing[];
  ringOf: ReadonlyMap<string, string>;
}

/** The colour of a ring for what is nobody's, and of a year wheel without one. */
const grey = '#768384';
const nobodys = 'nobody';

/**
 * Returns the rings of a municipality's year by name, that of what is nobody's last. What has no activity in the year has no ring. The unit of an
 * activity is where its responsible person works, or else the maker of its year wheel; people of another organization are told apart by that alone.
 */
export function municipalityRings(wheels: Wheels, grouping: Grouping, making: Making): MunicipalityRings {
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
  return { rings: sorted.map((ring, sign) => ({ ...ring, color: ring.color ?? colourAt(sign), sign })), ringOf };
}

/** The grouping to begin with: by unit if the year has two or more, else by year wheel. */
export function usualGrouping(wheels: Wheels, home: string): Grouping {
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
function unitOf(person: UnitOfPersonFragment | null | undefined, home: string): Shared | undefined {
  if (!person) return undefined;
  const { organization, department } = person;
  if (organization.id !== home) return { id: `organization-${organization.id}`, title: organization.name };
  const title = department?.trim();
  return title ? { id: `unit-${foldText(title)}`, title } : undefined;
}

const colourAt = (index: number): string => DEFAULT_RING_COLOURS[index % DEFAULT_RING_COLOURS.length]!;
