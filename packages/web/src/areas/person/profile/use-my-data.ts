import type { MyData } from '@samspel/domain/account/my-data';
import { osloToday } from '@samspel/domain/time/oslo';
import { useCallback, useEffect, useState } from 'react';
import { get } from '../../../core/rest.ts';
import { authorized, postAuthorized } from '../../../core/session/authorized.ts';
import { fetchBytes } from '../../../core/session/fetch-bytes.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { saveBlob } from '../../../ui/base/save-file.ts';
import { toast } from '../../../ui/overlay/toaster.tsx';

/** Milliseconds between two checks of the copy's state. */
const pause = 2_000;

/** The copy of my data: its state, read again while it is made, and functions to ask for it and download it (product/accounts#my-data). */
export function useMyData() {
  const sayProblem = useProblemText();
  const [copy, setCopy] = useState<MyData>();
  const [error, setError] = useState<unknown>();
  const [isAsking, setAsking] = useState(false);
  const [isFetching, setFetching] = useState(false);
  const read = useCallback(async () => {
    setError(undefined);
    try {
      setCopy(await authorized((accessToken) => get<MyData>('/person/my-data', { accessToken })));
    } catch (problem) {
      setError(problem);
    }
  }, []);
  useEffect(() => void read(), [read]);
  const isWaiting = copy?.state === 'WAITING';
  useEffect(() => {
    if (!isWaiting) return;
    const looking = setInterval(() => void read(), pause);
    return () => clearInterval(looking);
  }, [isWaiting, read]);
  const ask = async () => {
    setAsking(true);
    try {
      setCopy(await postAuthorized<MyData>('/person/my-data', {}));
    } catch (problem) {
      toast.error(sayProblem(problem));
    }
    setAsking(false);
  };
  const save = async () => {
    setFetching(true);
    try {
      saveBlob(`samspel-${osloToday(new Date())}.zip`, await fetchBytes('/person/my-data/file'));
    } catch (problem) {
      toast.error(sayProblem(problem));
      await read(); // its days may be over
    }
    setFetching(false);
  };
  return { copy, error, isAsking, isFetching, retry: () => void read(), ask, save };
}
