import { useText } from '../../../texts/text.tsx';
import { PageNotice } from '../../../ui/layout/page-notice.tsx';

/**
 * Shows those who may write a year wheel who is responsible for something in it but may no longer read it (product/activities#responsible-person).
 */
export function WithoutAccess({ people }: { people: readonly { id: string; name: string }[] }) {
  const say = useText();
  if (people.length === 0) return null;
  const names = people.map(({ name }) => name).join(', ');
  return (
    <PageNotice kind="warning">
      {say('calendar.page.responsibleWithoutAccess', { names, count: people.length })}
    </PageNotice>
  );
}
