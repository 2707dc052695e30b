import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { Around } from './around.tsx';
import { settled } from './settled.ts';

/** A hook in use on a page: what it returns now, and a way to do something and see the result. */
export interface HookAtWork<Result> {
  now: () => Result;
  /** Does something with what the hook returns, and waits until the page has settled. */
  perform: (action: (now: Result) => unknown) => Promise<void>;
}

/** Uses a hook as a page at `address` does. Stub `fetch` to answer for the server. */
export async function atWork<Result>(useIt: () => Result, address?: string): Promise<HookAtWork<Result>> {
  let result: Result;
  function Page() {
    result = useIt();
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Around address={address}>{<Page />}</Around>));
  await act(settled);
  return {
    now: () => result,
    perform: async (action) => {
      await act(async () => {
        void action(result);
        await settled();
      });
      await act(settled);
    },
  };
}
