import { useMay } from '../../core/person/use-may.ts';
import { type HomePart, useHomeParts } from '../../subject/home-parts.ts';
import { useFetchedParts } from '../../subject/sections/use-fetched-parts.ts';

/** What areas show in a place of the home page, if my organization has them. */
export function HomeParts({ place }: Pick<HomePart, 'place'>) {
  const may = useMay();
  const parts = useHomeParts().filter((one) => one.place === place && may.use(one.permission));
  return useFetchedParts(parts).map((Part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never change their order
    <Part key={index} />
  ));
}
