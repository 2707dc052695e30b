import { connect } from 'node:net';

/** Writes bytes to a server as a scanner would. Returns what comes back until it hangs up or says nothing for `within` milliseconds. */
export function sendRaw(url: string, bytes: string, within = 10_000): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const heard: string[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setTimeout(within, () => socket.destroy());
    socket.setEncoding('latin1').on('data', (data) => heard.push(String(data)));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(heard.join('')));
  });
}

/** Returns the text of a request for a WebSocket at a path. */
export const upgradeRequest = (path: string, headers: Record<string, string> = {}): string =>
  [
    `GET ${path} HTTP/1.1`,
    ...Object.entries({
      Host: 'samspel.example',
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
      ...headers,
    }).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n');
