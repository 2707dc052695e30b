import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

/** A TCP port that leads to one PostgreSQL, as a virtual address or HAProxy does in front of a primary and its standby. */
export type Front = Readonly<{
  port: number;
  /** Cuts every connection, and leads new ones to another PostgreSQL. */
  leadTo: (socketDir: string) => void;
  close: () => void;
}>;

/** Opens one on a free port. @param socketDir the folder of the socket of the PostgreSQL that it leads to at first */
export async function openFront(socketDir: string): Promise<Front> {
  let target = socketDir;
  const open = new Set<Socket>();
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  const server = createServer((client) => {
    const postgres = connect(join(target, '.s.PGSQL.5432'));
    for (const [one, other] of [
      [client, postgres],
      [postgres, client],
    ] as const) {
      open.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    leadTo: (folder) => {
      target = folder;
      cut();
    },
    close: () => {
      cut();
      server.close();
    },
  };
}
