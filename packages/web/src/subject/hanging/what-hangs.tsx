import { Suspense, useContext } from 'react';
import { HangingContext, type HangingProps } from './hanging.ts';

/** All that hangs on a thing, whichever areas bring it (product/content#what-hangs-on-a-thing). */
export function WhatHangs({ on, guard }: HangingProps) {
  const parts = useContext(HangingContext).filter(({ kinds }) => kinds.includes(on.kind));
  return parts.map(({ name, Part }) => (
    <Suspense key={name}>
      <Part key={on.id} on={on} guard={guard} />
    </Suspense>
  ));
}
