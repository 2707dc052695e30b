import type { Say } from '@samspel/i18n/say';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** `const say = useText(); say('shell.home')`: the words of a text in the language shown. */
export function useText(): Say {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
}
