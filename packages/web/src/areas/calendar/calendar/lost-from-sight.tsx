import type { CalendarPartsFragment } from '../../../generated/graphql.ts';
import { useText } from '../../../texts/text.tsx';
import { LinkDies } from '../share-link/link-dies.tsx';

/** Who loses sight of a year wheel when it becomes a draft: all who do not write it (product/year-wheels#drafts). */
export function LostFromSight({
  calendar: { followers, shareableUri },
}: {
  calendar: Pick<CalendarPartsFragment, 'followers' | 'shareableUri'>;
}) {
  const say = useText();
  return (
    <>
      <p>{say('calendarForm.withdraw.body', { followers })}</p>
      <p>{say('calendarForm.withdraw.responsible')}</p>
      <LinkDies uri={shareableUri} />
    </>
  );
}
