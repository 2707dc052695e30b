import { Outlet } from 'react-router';
import { useMay } from '../../core/person/use-may.ts';
import { SupportLine } from '../../core/support/support-line.tsx';
import { useText } from '../../texts/text.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';

/** Shows the pages to those whose organization has grants; others read that grants are paid content, and whom to ask. */
export function Component() {
  const say = useText();
  if (useMay().use('ACTION_VALUE')) return <Outlet />;
  return (
    <>
      <PageHeader title={say('grant.many')} lead={say('grant.paid')} />
      <p>{say('grant.paid.ask')}</p>
      <SupportLine />
    </>
  );
}
