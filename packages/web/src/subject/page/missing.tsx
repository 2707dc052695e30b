import type { ReactNode } from 'react';
import { useText } from '../../texts/text.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';

/** Shown if a thing does not exist, or is hidden (product/year-wheels#pages). @param wayOut a link to other things */
export function Missing({ wayOut }: { wayOut: ReactNode }) {
  const say = useText();
  return (
    <>
      <PageHeader title={say('shell.notFound.title')} lead={say('shell.notFound.body')} />
      {wayOut}
    </>
  );
}
