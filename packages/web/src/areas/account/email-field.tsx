import { useText } from '../../texts/text.tsx';
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx';

/** The municipal address. */
export function EmailField(props: Omit<TextFieldProps, 'label'>) {
  const say = useText();
  return (
    <TextField
      {...props}
      label={say('account.email')}
      placeholder={say('account.emailPlaceholder')}
      type="email"
      required
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
