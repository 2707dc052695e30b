import { useEffect, useState } from 'react';
import { get } from '../rest.ts';

/** Where people get help (product/wire#settings); null for what this installation does not name, and until it is known. */
export interface Support {
  email: string | null;
  phone: string | null;
}

const unknown: Support = { email: null, phone: null };

/** What the server says of itself to anybody. */
interface ServerInfo {
  supportEmail?: string | null;
  supportPhone?: string | null;
}

/** Asked once a page; anew where it could not be had. */
let asked: Promise<Support> | undefined;

async function ask(): Promise<Support> {
  const { supportEmail = null, supportPhone = null } = await get<ServerInfo>('/');
  return { email: supportEmail, phone: supportPhone };
}

/** The support that the server names to anybody. */
export function useSupport(): Support {
  const [support, setSupport] = useState(unknown);
  useEffect(() => {
    asked ??= ask();
    asked.then(setSupport, () => {
      asked = undefined;
    });
  }, []);
  return support;
}
