import { paths } from '../../areas/calendar/address/paths.ts';
import { useText } from '../../texts/text.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

/** Where a year wheel or a year is not there, or is hidden (spec 1 §8). */
export function Missing() {
  const say = useText();
  return (
    <>
      <PageHeader title={say('shell.notFound.title')} lead={say('shell.notFound.body')} />
      <LinkButton to={paths.explore}>{say('calendar.explore')}</LinkButton>
    </>
  );
}
