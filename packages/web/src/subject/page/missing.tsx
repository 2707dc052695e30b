import type { ReactNode } from 'react';
import { useText } from '../../texts/text.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

/** Where a thing is not there, or is hidden (product/year-wheels#pages). @param wayOut the way to things that are there */
export function Missing({ wayOut }: { wayOut: ReactNode }) {
  const say = useText();
  return (
    <>
      <PageHeader title={say('shell.notFound.title')} lead={say('shell.notFound.body')} />
      {wayOut}
    </>
  );
}
