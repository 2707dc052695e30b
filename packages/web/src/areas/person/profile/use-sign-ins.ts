import { useCallback, useEffect, useState } from 'react';
import { get } from '../../../core/rest.ts';
import { authorized, postAuthorized } from '../../../core/session/authorized.ts';
import { useProblemText } from '../../../texts/refusal.ts';
import { toast } from '../../../ui/overlay/toaster.tsx';

/** A sign-in of mine, as `GET person/my-tokens` lists it. */
export interface SignIn {
  id: number;
  dateCreated: string;
  lastUsed: string;
  /** What the browser called itself. */
  userAgent: string | null;
  /** Whether it is the sign-in of this request. */
  isCurrent: boolean;
}

/** My sign-ins, and functions to end one or all; the list is read again after that (product/accounts#profile). */
export function useSignIns() {
  const sayProblem = useProblemText();
  const [signIns, setSignIns] = useState<readonly SignIn[]>();
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const read = useCallback(async () => {
    setError(undefined);
    try {
      setSignIns(await authorized((accessToken) => get<SignIn[]>('/person/my-tokens', { accessToken })));
    } catch (problem) {
      setError(problem);
    }
  }, []);
  useEffect(() => void read(), [read]);
  const end = async (id: number) => {
    setBusy(true);
    try {
      await postAuthorized('/person/revoke-token', { id });
      await read();
    } catch (problem) {
      toast.error(sayProblem(problem));
    }
    setBusy(false);
  };
  const endAll = async (): Promise<boolean> => {
    setBusy(true);
    try {
      await postAuthorized('/person/revoke-token', { all: true });
      return true;
    } catch (problem) {
      toast.error(sayProblem(problem));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { signIns, error, isBusy, retry: () => void read(), end, endAll };
}
