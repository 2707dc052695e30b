import type { Say, TextValues } from '@samspel/i18n/say';
import type { TextId } from '@samspel/i18n/texts';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** `const say = useText(); say('shell.home')`: the words of a text in the language shown. */
export function useText(): Say {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
}

/** `<Text id="shell.home" />`: the words of a text in the language shown. */
export function Text({ id, values }: { id: TextId; values?: TextValues }) {
  return <>{useText()(id, values)}</>;
}
