import { Suspense, useContext } from 'react';
import { HangingContext, type HangingProps } from './hanging.ts';

interface Props extends HangingProps {
  /** The names of the parts that are shown here, where a page places them apart; without, all of them. */
  only?: readonly string[];
}

/** All that hangs on a thing, whichever areas bring it (product/content#what-hangs-on-a-thing). */
export function WhatHangs({ on, guard, only }: Props) {
  const parts = useContext(HangingContext).filter(
    ({ kinds, name }) => kinds.includes(on.kind) && (only?.includes(name) ?? true),
  );
  return parts.map(({ name, Part }) => (
    <Suspense key={name}>
      <Part key={on.id} on={on} guard={guard} />
    </Suspense>
  ));
}
