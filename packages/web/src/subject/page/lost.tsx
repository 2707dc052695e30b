import type { ReactNode } from 'react';
import { useText } from '../../texts/text.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageNotice } from '../../ui/page-notice.tsx';

/** Says that what was open is taken away: no longer shared, or removed. Nobody is told which. */
export function LostNotice() {
  const say = useText();
  return (
    <PageNotice kind="warning" role="alert">
      {say('shell.lost.body')}
    </PageNotice>
  );
}

/** The page of a thing that was taken away while it was open. @param wayOut the way to things that are there */
export function Lost({ wayOut }: { wayOut: ReactNode }) {
  const say = useText();
  return (
    <>
      <PageHeader title={say('shell.lost.title')} />
      <LostNotice />
      {wayOut}
    </>
  );
}
