import { useRef } from 'react';
import { addQuote } from './quote.ts';
import type { Draft } from './use-draft.ts';

/** Puts what somebody has said, under their name, into what is begun, and gives the editor the focus. */
export type Quote = (author: string, words: string) => void;

/** Quotes in a draft. While the draft is sent they wait: what is sent is not what they were put into. */
export interface Quotes {
  add: Quote;
  /** Sends the draft; what was quoted meanwhile is put into what is left of it. @param send returns whether it was sent */
  sendWith: (send: () => Promise<boolean>) => Promise<boolean>;
}

/** @param onQuoted the draft has changed, and the editor is to show it */
export function useQuotes({ text, write }: Pick<Draft, 'text' | 'write'>, onQuoted: () => void): Quotes {
  const waiting = useRef<Parameters<Quote>[] | null>(null);
  const put = (begun: string, said: readonly Parameters<Quote>[]) => {
    write(said.reduce((before, [author, words]) => addQuote(before, author, words), begun));
    onQuoted();
  };
  return {
    add: (...said) => (waiting.current ? waiting.current.push(said) : put(text, [said])),
    sendWith: async (send) => {
      waiting.current = [];
      const isSent = await send();
      const said = waiting.current;
      waiting.current = null;
      if (isSent) write('');
      if (said.length > 0) put(isSent ? '' : text, said);
      return isSent;
    },
  };
}
