import { compileTexts } from '@samspel/i18n/compile';
import { formatLocale } from '@samspel/i18n/locale';
import { type ReactNode, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { Provider } from 'urql';
import { createGraphClient } from '../graphql/client.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const messages = compileTexts('nn');

/** What stands around every page: the texts in Nynorsk, a GraphQL client of its own, an address. */
export function Around({ address = '/', children }: { address?: string; children: ReactNode }) {
  const [client] = useState(() => createGraphClient([]));
  return (
    <IntlProvider locale={formatLocale.nn} messages={messages} defaultLocale="nb-NO">
      <Provider value={client}>
        <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
      </Provider>
    </IntlProvider>
  );
}
