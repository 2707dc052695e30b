import { compileTexts } from '@samspel/i18n/compile';
import { formatLocale } from '@samspel/i18n/locale';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Provider } from 'urql';
import { createGraphClient } from '../graphql/client.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// happy-dom has no such function, and Designsystemet's spinners and skeletons call it
document.getAnimations ??= () => [];
const messages = compileTexts('nn');

const Shown = createContext<ReactNode>(null);
const Place = () => useContext(Shown);

interface Props {
  address?: string;
  elsewhere?: RouteObject[];
  children: ReactNode;
}

/** The surroundings of every page: the texts in Nynorsk, its own GraphQL client, an address. */
export function Around({ address = '/', elsewhere = [], children }: Props) {
  const [client] = useState(() => createGraphClient([]));
  const [router] = useState(() =>
    createMemoryRouter([...elsewhere, { path: '*', element: <Place /> }], { initialEntries: [address] }),
  );
  return (
    <IntlProvider locale={formatLocale.nn} messages={messages} defaultLocale="nb-NO">
      <Provider value={client}>
        <Shown value={children}>
          <RouterProvider router={router} />
        </Shown>
      </Provider>
    </IntlProvider>
  );
}
