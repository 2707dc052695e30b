import type { Say } from '@samspel/i18n/say';
import type { TextId } from '@samspel/i18n/texts';
import { type ReactNode, useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Returns a function for the words of a text in the language shown: `const say = useText(); say('shell.home')`. */
export function useText(): Say {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
}

/** As `useText`, for a text that contains links or other elements: `words('subject.by', { name: <a>…</a> })`. */
export function useWords(): (id: TextId, values: Readonly<Record<string, ReactNode>>) => ReactNode {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, { ...values }), [intl]);
}
