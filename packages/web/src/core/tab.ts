/** This tab's own name, new at every load: a live frame with this name reports a change that this tab made itself (product/wire#live-channel). */
export const tabId: string = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('');
