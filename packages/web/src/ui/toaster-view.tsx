import 'sonner/dist/styles.css';
import './toaster.css';
import { Toaster as Sonner } from 'sonner';
import { useText } from '../core/texts/text.tsx';
import { useTheme } from '../core/theme/theme.ts';

/** What draws the toasts. */
export default function ToasterView() {
  const say = useText();
  return (
    <Sonner
      theme={useTheme()}
      position="bottom-right"
      containerAriaLabel={say('shell.messages')}
      toastOptions={{ duration: 3_000, closeButtonAriaLabel: say('button.close') }}
    />
  );
}
