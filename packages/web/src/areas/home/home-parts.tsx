import { Suspense } from 'react';
import { useMay } from '../../core/person/use-may.ts';
import { type HomePart, useHomeParts } from '../../subject/home-parts.ts';

/** What areas show in a place of the home page, if my organization has them. */
export function HomeParts({ place }: Pick<HomePart, 'place'>) {
  const may = useMay();
  return useHomeParts()
    .filter((one) => one.place === place && may.use(one.permission))
    .map(({ Part }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts never change their order
      <Suspense key={index}>
        <Part />
      </Suspense>
    ));
}
