import { useEffect, useRef, useState } from 'react';
import { problemOf } from '../../texts/problem.ts';
import { useProblemText } from '../../texts/refusal.ts';
import { sendFile } from './send-file.ts';
import type { UploadTarget } from './upload-target.ts';

/** A file being uploaded: how much of it has been sent, from 0 to 1, or why it failed. */
export interface Upload {
  key: number;
  file: File;
  state: 'waits' | 'runs' | 'failed';
  sent: number;
  /** Why it failed. */
  why?: string;
  /** Whether it would fail again: the file itself was rejected. */
  isRefused?: boolean;
}

/** What can be done with the files being uploaded. */
export interface Uploads {
  all: readonly Upload[];
  add: (files: readonly File[]) => void;
  /** Stops one, or removes a failed one from the list. */
  cancel: (key: number) => void;
  retry: (key: number) => void;
}

/** The number of files sent at the same time; the others wait. */
const atOnce = 2;

/** Sends files in the order in which they were added, as long as the part is on the page. @param onDone called when a file has been added */
export function useUploads(to: UploadTarget, onDone: (name: string) => void): Uploads {
  const sayProblem = useProblemText();
  const [all, setAll] = useState<readonly Upload[]>([]);
  const next = useRef(0);
  const running = useRef(new Map<number, AbortController>());
  const change = (key: number, to: Partial<Upload>) =>
    setAll((before) => before.map((one) => (one.key === key ? { ...one, ...to } : one)));
  const drop = (key: number) => setAll((before) => before.filter((one) => one.key !== key));

  const send = async ({ key, file }: Upload) => {
    const stop = new AbortController();
    running.current.set(key, stop);
    change(key, { state: 'runs', sent: 0 });
    try {
      await sendFile(file, to, { signal: stop.signal, onProgress: (sent) => change(key, { sent }) });
      onDone(file.name);
      drop(key);
    } catch (error) {
      if (!stop.signal.aborted) {
        const isRefused = /^(file|input)\./.test(problemOf(error).code);
        change(key, { state: 'failed', why: sayProblem(error), isRefused });
      }
    } finally {
      running.current.delete(key);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever one is added, removed or finished, the next ones are sent
  useEffect(() => {
    const waiting = all.filter(({ state, key }) => state === 'waits' && !running.current.has(key));
    for (const one of waiting.slice(0, Math.max(0, atOnce - running.current.size))) void send(one);
  }, [all]);
  useEffect(() => {
    const { current } = running;
    return () => {
      for (const stop of current.values()) stop.abort();
    };
  }, []);
  return {
    all,
    add: (files) => {
      const added = files.map((file): Upload => {
        next.current += 1;
        return { key: next.current, file, state: 'waits', sent: 0 };
      });
      setAll((before) => [...before, ...added]);
    },
    cancel: (key) => {
      running.current.get(key)?.abort();
      drop(key);
    },
    retry: (key) => change(key, { state: 'waits', sent: 0 }),
  };
}
