import { useEffect } from 'react';
import { readLocal, writeLocal } from '../../storage/local.ts';
import { shared, useShared } from '../../storage/state.ts';
import { lookAtNetwork, whenAnswered } from '../network/network.ts';
import { get } from '../rest.ts';

/** What the server says about itself to anybody (product/wire#settings); null for what this installation does not name. */
export interface ServerInfo {
  supportEmail: string | null;
  supportPhone: string | null;
  /** Whether people can sign in through Microsoft. */
  hasMicrosoft: boolean;
}

/** The values until the first answer in this browser has come. */
const unknown: ServerInfo = { supportEmail: null, supportPhone: null, hasMicrosoft: false };

/** Where the browser stores the last answer, which is shown until the next one, and without a network. */
const name = 'serverInfo';

const info = shared<ServerInfo>({ ...unknown, ...stored() });

/** Asked once for each page load; again when the server answers, if it failed. */
let isAsked = false;
let stopWaiting: (() => void) | undefined;

/** Returns what the server says about itself: its last answer in this browser, until it has answered this page. */
export function useServerInfo(): ServerInfo {
  useEffect(() => void ask(), []);
  return useShared(info);
}

async function ask(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  try {
    const { supportEmail, supportPhone, hasMicrosoft } = { ...unknown, ...(await get<Partial<ServerInfo>>('/')) };
    info.set({ supportEmail, supportPhone, hasMicrosoft });
    writeLocal(name, JSON.stringify(info.get()));
    stopWaiting?.();
  } catch {
    isAsked = false;
    stopWaiting ??= whenAnswered(() => void ask());
    lookAtNetwork();
  }
}

function stored(): Partial<ServerInfo> {
  try {
    return JSON.parse(readLocal(name) ?? '{}');
  } catch {
    return {};
  }
}
