import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, matchesGlob } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { settingNames } from '../../packages/server/src/core/base/settings.schema.ts';
import { readSettings } from '../../packages/server/src/core/base/settings.ts';
import { root } from '../paths.mjs';
import { alongside, beside, ours } from './contents.ts';
import { environmentOf, readDockerfile, valuesOf } from './dockerfile.ts';

const [build = [], image = []] = readDockerfile();
const set = environmentOf(image);
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

/** Asks as the image's health check does; returns the code that it ends with. */
async function askForHealth(port: number): Promise<number> {
  const [, command = ''] = /CMD (\[.+\])$/.exec(valuesOf(image, 'HEALTHCHECK')[0] ?? '') ?? [];
  const [, ...args] = JSON.parse(command) as string[];
  const [code] = await once(spawn(process.execPath, args, { env: { PORT: String(port) } }), 'exit');
  return code;
}

/** Serves `/api/health` with a status, and nothing else. */
async function serveHealth(status: number): Promise<number> {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/api/health' ? status : 404).end();
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

describe('the image', () => {
  it('is built and run with the Node of the project', () => {
    const images = [build, image].map((stage) => valuesOf(stage, 'FROM')[0]!.split(' ')[0]);
    const node = `node:${textOf('.node-version').trim()}-slim`;
    expect(images).toEqual([node, node]);
  });

  it('takes the package from where it was made, by options that there are', () => {
    const [, options = ''] = /npm run package -- (.+)$/.exec(valuesOf(build, 'RUN').join('\n')) ?? [];
    const [, folder = ''] = /--folder (\S+)/.exec(options) ?? [];
    expect(valuesOf(image, 'COPY')).toEqual([`--from=build ${folder} ${folder}`]);
    for (const [, option] of options.matchAll(/--(\w+)/g)) expect(textOf('tools/package.ts')).toContain(`${option}: {`);
    expect(valuesOf(image, 'CMD')).toEqual([JSON.stringify([`${folder}/samspel`])]);
    accessSync(join(root, 'packaging/samspel'));
  });

  it('is built of everything that goes into a package', () => {
    expect(valuesOf(build, 'COPY')).toEqual(['. .']);
    const needed = [
      ...alongside,
      ...ours.flatMap((name) => [`packages/${name}/package.json`, `packages/${name}/src`]),
      ...beside.map((folder) => `packages/server/${folder}`),
      ...['packages/web/src', 'packages/web/index.html', 'tools', 'package.json', 'package-lock.json'],
    ];
    const ignored = textOf('.dockerignore').trim().split('\n');
    for (const path of needed) {
      accessSync(join(root, path));
      expect(ignored.filter((pattern) => matchesGlob(path, pattern))).toEqual([]);
    }
  });

  it('sets what Samspel knows, and listens where it says', () => {
    const { NODE_ENV, ...settings } = set;
    expect(NODE_ENV).toBe('production');
    for (const name of Object.keys(settings)) expect(settingNames).toContain(name);
    const { port, host, dataDir } = readSettings(settings);
    expect(valuesOf(image, 'EXPOSE')).toEqual([String(port)]);
    expect(host).toBe('0.0.0.0');
    expect(dataDir).toBe(valuesOf(image, 'WORKDIR')[0]);
  });

  it('runs as a user who is not root and owns the folders that it writes to', () => {
    expect(valuesOf(image, 'USER')).toEqual(['1000:1000']);
    const volumes = valuesOf(image, 'VOLUME')[0]!.split(' ');
    expect(volumes).toEqual([set.DATA_DIR, '/backup']);
    expect(valuesOf(image, 'RUN')[0]).toContain(`install -d -o node -g node -m 700 ${volumes.join(' ')}`);
    const order = image.map(({ name }) => name);
    expect(order.indexOf('USER')).toBeGreaterThan(order.lastIndexOf('RUN'));
  });

  it('is healthy while Samspel says that it is ready, and not while it is not, or is not there', async () => {
    expect(await askForHealth(await serveHealth(200))).toBe(0);
    expect(await askForHealth(await serveHealth(503))).toBe(1);
    expect(await askForHealth(1)).toBe(1);
  });
});
