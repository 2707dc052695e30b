import { useServerInfo } from './server-info.ts';

/** Where people get help (product/wire#settings); null for what this installation does not name, and until it is known. */
export interface Support {
  email: string | null;
  phone: string | null;
}

/** The support that the server names to anybody. */
export function useSupport(): Support {
  const { supportEmail, supportPhone } = useServerInfo();
  return { email: supportEmail, phone: supportPhone };
}
