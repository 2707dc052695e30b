import { useState } from 'react';
import { type Ran, runQuery } from './run-query.ts';

/** Runs queries, and holds the answer to the last one. */
export function useRunQuery() {
  const [ran, setRan] = useState<Ran | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async (query: string, variables: unknown) => {
    setBusy(true);
    setProblem(null);
    await runQuery(query, variables).then(setRan, setProblem);
    setBusy(false);
  };
  return { ran, problem, isBusy, run };
}
