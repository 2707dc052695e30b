import { useContext } from 'react';
import { partsOn, SectionContext, type SectionProps } from './page-section.ts';
import { useFetchedParts } from './use-fetched-parts.ts';

interface Props extends SectionProps {
  /** The names of the parts to show here, for a page that places them separately; undefined shows all. */
  only?: readonly string[];
  /** The names of the parts that the page places elsewhere. */
  without?: readonly string[];
}

/** The parts of all areas on a thing (product/content#what-hangs-on-a-thing). */
export function Sections({ on, guard, only, without = [] }: Props) {
  const parts = partsOn(useContext(SectionContext), on.kind, only).filter(({ name }) => !without.includes(name));
  return useFetchedParts(parts).map((Part, at) => <Part key={`${parts[at]!.name} ${on.id}`} on={on} guard={guard} />);
}
