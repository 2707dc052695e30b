import 'sonner/dist/styles.css';
import './toaster.css';
import { createPortal } from 'react-dom';
import { Toaster as Sonner } from 'sonner';
import { useText } from '../../texts/text.tsx';
import { useTheme } from '../../theme/theme.ts';
import { ToastFocus } from './toast-focus.tsx';
import { useToastPlace } from './use-toast-place.ts';

/** Draws the toasts. */
export default function ToasterView() {
  const say = useText();
  return createPortal(
    <ToastFocus>
      <Sonner
        theme={useTheme()}
        position="bottom-right"
        // No toast is behind another, where its button could be reached but not seen.
        expand
        hotkey={[]}
        containerAriaLabel={say('shell.messages')}
        toastOptions={{ duration: 3_000, closeButtonAriaLabel: say('button.close') }}
      />
    </ToastFocus>,
    useToastPlace(),
  );
}
