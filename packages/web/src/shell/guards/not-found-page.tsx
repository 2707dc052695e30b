import { useText } from '../../texts/text.tsx';
import { LinkButton } from '../../ui/base/link-button.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';

/** Shown for an address without a page, or with one that the person may not know of. */
export function Component() {
  const say = useText();
  return (
    <>
      <PageHeader title={say('shell.notFound.title')} lead={say('shell.notFound.body')} />
      <LinkButton to="/home">{say('shell.nav.home')}</LinkButton>
    </>
  );
}

export { Component as NotFoundPage };
