import { useEffect, useState } from 'react';
import { get } from '../rest.ts';

/** What the server says about itself to anybody (product/wire#settings); null for what this installation does not name. */
export interface ServerInfo {
  supportEmail: string | null;
  supportPhone: string | null;
  /** Whether people can sign in through Microsoft. */
  hasMicrosoft: boolean;
}

/** The values until the answer has come. */
const unknown: ServerInfo = { supportEmail: null, supportPhone: null, hasMicrosoft: false };

/** Asked once for each page load; again if it failed. */
let asked: Promise<ServerInfo> | undefined;

/** Returns what the server says about itself. */
export function useServerInfo(): ServerInfo {
  const [info, setInfo] = useState(unknown);
  useEffect(() => {
    asked ??= get<Partial<ServerInfo>>('/').then((answer) => ({ ...unknown, ...answer }));
    asked.then(setInfo, () => {
      asked = undefined;
    });
  }, []);
  return info;
}
