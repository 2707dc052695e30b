import { Toaster as Sonner, toast as sonner } from 'sonner';
import { useText } from '../core/texts/text.tsx';
import { useTheme } from '../core/theme/theme.ts';

/** Where toasts appear; stands once in the shell. */
export function Toaster() {
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

/** A short word that a thing was done, for 3 seconds (spec 3 §9): `toast.success(say('shell.saved'))`. Errors stay for 8. */
export const toast = {
  success: (words: string) => void sonner.success(words),
  info: (words: string) => void sonner(words),
  error: (words: string) => void sonner.error(words, { duration: 8_000 }),
};
