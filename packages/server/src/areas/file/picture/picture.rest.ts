import { rm } from 'node:fs/promises';
import { pictureNames } from '@samspel/domain/file/file';
import { cleanFileName } from '@samspel/domain/file/file-name';
import { pictureLimit } from '@samspel/domain/file/picture';
import { pictureInput, removeImageInput } from '@samspel/domain/file/picture.input';
import { readInput } from '@samspel/domain/input';
import { Refusal } from '@samspel/domain/refusal';
import { z } from 'zod';
import { allowAdmins, type Caller } from '../../../core/base/caller.ts';
import type { Services } from '../../../core/base/services.ts';
import { pictureKey } from '../../../core/base/storage.ts';
import type { Db } from '../../../core/database/pool.ts';
import { addressOfPicture } from '../../../core/people/picture-address.ts';
import { inert } from '../../../core/rest/inert.ts';
import { publicRoute, type Route, signedInRoute } from '../../../core/rest/route.ts';
import { checkFile } from '../check/check-file.ts';
import { type Received, receive } from '../upload/receive.ts';
import { underNewKey } from '../upload/store.ts';
import { drawPicture } from './draw-picture.ts';
import { removeMyPicture, removeOrganizationImage, setMyPicture, setOrganizationImage } from './picture.actions.ts';

/** Seconds that a browser keeps a picture; a new picture has a new address. */
const aYear = 31_536_000;

/** Takes the picture of a person or an organization; returns `{picture}`, its address (product/wire#pictures). */
const uploadPictureRoute = signedInRoute(
  { method: 'POST', path: '/file/upload-profile-picture', isTransfer: true },
  async ({ request, services }, caller) => {
    await using received = await receive(request, services.settings);
    return await keep(services, caller, received);
  },
);

async function removeMine({ services }: { services: Services }, caller: Caller) {
  await removeMyPicture(services, caller, {}, '');
  return { ok: true };
}

/** Remove the caller's picture. */
const removePictureRoutes: readonly Route[] = [
  signedInRoute({ method: 'GET', path: '/person/remove-profile-picture', writes: true }, removeMine),
  signedInRoute({ method: 'POST', path: '/person/remove-profile-picture' }, removeMine),
];

/** Removes the image of an organization. */
const removeImageRoute = signedInRoute(
  { method: 'POST', path: '/organization/remove-image', input: removeImageInput, allow: allowAdmins },
  async ({ services, input }, caller) => {
    await removeOrganizationImage(services, caller, input, '');
    return { ok: true };
  },
);

/**
 * Sends a picture to anyone who has its address, which cannot be guessed, as long as it is somebody's: a browser requests pictures without saying who asks
 * (docs/decisions/files.md). 404 for every other address.
 */
const pictureRoute = publicRoute(
  {
    method: 'GET',
    path: '/static/images/:type/:filename',
    input: z.object({ type: z.string(), filename: z.string() }),
    isTransfer: true,
  },
  async ({ services, input: { type, filename }, reply }) => {
    const { data: key } = z.uuid().safeParse(filename.replace(/\.webp$/, ''));
    if (!key || !(await isShown(services.db, type, key))) throw new Refusal('notFound', 'filename');
    const stream = await services.storage.read(pictureKey(key));
    const kept = `private, max-age=${aYear}, immutable`;
    return reply.headers({ ...inert, 'content-type': 'image/webp', 'cache-control': kept }).send(stream);
  },
);

/** Whether a picture is that of a person or an organization now; its bytes stay until the night after it is taken away. */
async function isShown(db: Db, type: string, key: string): Promise<boolean> {
  if (type === 'person') return isThere(db.selectFrom('person').select('id').where('picture', '=', key));
  if (type === 'organization') return isThere(db.selectFrom('organization').select('id').where('image', '=', key));
  return false;
}

const isThere = async (found: { executeTakeFirst: () => Promise<object | undefined> }) =>
  (await found.executeTakeFirst()) !== undefined;

export const pictureRoutes: readonly Route[] = [
  uploadPictureRoute,
  ...removePictureRoutes,
  removeImageRoute,
  pictureRoute,
];

/** Checks an uploaded picture, redraws it, stores it, and writes it to the database; if it is refused in the end, nothing stays stored. */
async function keep(services: Services, caller: Caller, { fields, file }: Received) {
  const input = readInput(pictureInput, fields, '');
  if (input.type === 'ORGANIZATION') allowAdmins(caller);
  await refuseOtherThanPicture(file);
  return underNewKey(services, async (key) => {
    await storeDrawn(services, key, file.path);
    const written = { key, size: file.size };
    if (input.type === 'PERSON') await setMyPicture(services, caller, written, '');
    else await setOrganizationImage(services, caller, { ...written, organization: input.organization }, '');
    return { picture: addressOfPicture(input.type === 'PERSON' ? 'person' : 'organization', key) };
  });
}

async function refuseOtherThanPicture(file: Received['file']): Promise<void> {
  if (file.size > pictureLimit) throw new Refusal('file.tooLarge', 'file');
  const is = await checkFile({ ...file, name: cleanFileName(file.filename) });
  if (!pictureNames.includes(is)) throw new Refusal('file.notAccepted', 'file');
}

async function storeDrawn({ storage }: Services, key: string, path: string): Promise<void> {
  const drawn = await drawPicture(path);
  try {
    await storage.put(pictureKey(key), drawn);
  } finally {
    await rm(drawn, { force: true });
  }
}
