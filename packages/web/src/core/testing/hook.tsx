import { sayer } from '@samspel/i18n/format';
import type { ReactNode } from 'react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createIntl, RawIntlProvider } from 'react-intl';
import { Provider } from 'urql';
import { createGraphClient } from '../graphql/client.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** A hook at work on a page: what it returns now, and a way to do something and see what became of it. */
export interface HookAtWork<Result> {
  now: () => Result;
  /** Does something with what the hook returns, and waits until the page has settled. */
  perform: (deed: (now: Result) => unknown) => Promise<void>;
}

/** Uses a hook as a page does, in Nynorsk and with a GraphQL client of its own. Stub `fetch` to answer for the server. */
export async function atWork<Result>(useIt: () => Result): Promise<HookAtWork<Result>> {
  let result: Result;
  function Page() {
    result = useIt();
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Around client={createGraphClient([])}>{<Page />}</Around>));
  return {
    now: () => result,
    perform: (deed) =>
      act(async () => {
        void deed(result);
        await new Promise((settled) => setTimeout(settled, 20));
      }),
  };
}

function Around({ client, children }: { client: ReturnType<typeof createGraphClient>; children: ReactNode }) {
  const intl = createIntl({ locale: 'nb-NO', messages: {}, onError: () => {} });
  const say = sayer('nn');
  const spoken = {
    ...intl,
    formatMessage: ({ id }: { id: string }, values: object) => say(id as never, values as never),
  };
  return (
    <RawIntlProvider value={spoken as typeof intl}>
      <Provider value={client}>{children}</Provider>
    </RawIntlProvider>
  );
}
