import { useRef } from 'react';
import { addQuote } from './quote.ts';
import type { Draft } from './use-draft.ts';

/** Adds what somebody has said, under their name, to the draft, and focuses the editor. */
export type Quote = (author: string, words: string) => void;

/** Quotes in a draft. A quote that is added while the draft is being sent waits, since it is not part of what is sent. */
export interface Quotes {
  add: Quote;
  /** Sends the draft, then adds what was quoted meanwhile to what remains of it. @param send returns whether it was sent */
  sendWith: (send: () => Promise<boolean>) => Promise<boolean>;
}

/** @param onQuoted called when the draft has changed, so that the editor shows it */
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
