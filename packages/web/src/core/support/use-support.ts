import { useServerInfo } from './server-info.ts';

/** Where people get help (product/wire#settings); null for what this installation does not name, and until the answer has come. */
export interface Support {
  email: string | null;
  phone: string | null;
}

/** Returns the support that the server names to anybody. */
export function useSupport(): Support {
  const { supportEmail, supportPhone } = useServerInfo();
  return { email: supportEmail, phone: supportPhone };
}
