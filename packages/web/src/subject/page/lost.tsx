import type { ReactNode } from 'react';
import { useText } from '../../texts/text.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PageNotice } from '../../ui/layout/page-notice.tsx';

/** Says that what was open is no longer available: no longer shared, or removed. It does not say which. */
export function LostNotice() {
  const say = useText();
  return (
    <PageNotice kind="warning" role="alert">
      {say('shell.lost.body')}
    </PageNotice>
  );
}

/** Shown when access to a thing is lost while its page is open. @param wayOut a link to other things */
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
