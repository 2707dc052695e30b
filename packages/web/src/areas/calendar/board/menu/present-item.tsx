import { MonitorIcon } from '@navikt/aksel-icons';
import { useNavigate } from 'react-router';
import { useText } from '../../../../texts/text.tsx';
import { MenuItem } from '../../../../ui/overlay/menu.tsx';
import { fillScreen } from './full-screen.ts';

/** A menu item that presents the year shown, month by month, on the whole screen. @param to the address of the presentation */
export function PresentItem({ to }: { to: string }) {
  const say = useText();
  const navigate = useNavigate();
  const present = () => {
    fillScreen();
    void navigate(to, { state: { isPresented: true } });
  };
  return (
    <MenuItem onSelect={present}>
      <MonitorIcon aria-hidden="true" />
      {say('present.menu')}
    </MenuItem>
  );
}
