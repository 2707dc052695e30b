import { useEffect, useState } from 'react';
import { get } from '../rest.ts';

/** What the server says of itself to anybody (product/wire#settings); null for what this installation does not name. */
export interface ServerInfo {
  supportEmail: string | null;
  supportPhone: string | null;
  /** Whether one can sign in through Microsoft. */
  hasMicrosoft: boolean;
}

/** What holds until it is known. */
const unknown: ServerInfo = { supportEmail: null, supportPhone: null, hasMicrosoft: false };

/** Asked once a page; anew where it could not be had. */
let asked: Promise<ServerInfo> | undefined;

/** What the server says of itself. */
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
