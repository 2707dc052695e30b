/** Returns a new random id, of 24 letters and digits. `crypto.randomUUID` is missing where the page came by plain http. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** This tab's own name, new at every load: a live frame with this name reports a change that this tab made itself (product/wire#live-channel). */
export const tabId: string = newId();
