/** Makes a UUID, also where the page is not served over https and the browser's own maker of them is missing. */
export function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [0, 8, 12, 16, 20].map((from, at, all) => digits.slice(from, all[at + 1])).join('-');
}
