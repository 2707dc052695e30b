import { PrinterSmallIcon } from '@navikt/aksel-icons';
import { useText } from '../../../../texts/text.tsx';
import { MenuLink } from '../../../../ui/overlay/menu.tsx';
import { paths } from '../../address/paths.ts';
import { usePageAddress } from '../../address/use-page-address.ts';
import { useWheelChoices } from '../../address/use-wheel-choices.ts';

/** A menu item that opens the print view. @param to its address */
export function PrintItem({ to }: { to: string }) {
  const say = useText();
  return (
    <MenuLink to={to}>
      <PrinterSmallIcon aria-hidden="true" />
      {say('button.print')}
    </MenuLink>
  );
}

/** On the page of one year wheel: prints the year shown there, with the same choices. */
export function PrintCalendarItem({ calendar }: { calendar: { id: string; uri?: string | null } }) {
  const { startMonth, hidesCompleted } = useWheelChoices().choices;
  const { year } = usePageAddress(startMonth);
  return <PrintItem to={paths.printCalendar(calendar, { year, startMonth, hidesCompleted })} />;
}
