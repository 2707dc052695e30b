import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { buildApp } from '../packages/server/src/app.ts';

type App = Awaited<ReturnType<typeof buildApp>>;
type Register = Parameters<App['register']>[0];

/** The packages that the server uses. */
const fromServer = createRequire(new URL('../packages/server/src/app.ts', import.meta.url));
const { fastify } = fromServer('fastify') as { fastify: () => App };
const multipart = fromServer('@fastify/multipart') as Register;

/**
 * The least server that takes files and gives them back, without asking who it is or checking anything. It stores them in a folder, the argument of
 * this process.
 */
const folder = process.argv[2]!;
const app = fastify();
await app.register(multipart, { limits: { fileSize: 20_000_000 } });

app.post('/', async (request) => {
  const id = randomUUID();
  for await (const part of request.parts())
    if (part.type === 'file') await pipeline(part.file, createWriteStream(join(folder, id)));
  return { id };
});
app.get<{ Params: { id: string } }>('/:id', (request, reply) =>
  reply.send(createReadStream(join(folder, request.params.id))),
);

process.send!(await app.listen({ host: '127.0.0.1', port: 0 }));
