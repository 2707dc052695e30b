import { knownToAll, type Operation } from './calls.ts';
import type { Things } from './things.ts';

/** The smallest picture: one pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** Makes a form with a picture of the person who sends it. */
function pictureForm(): FormData {
  const form = new FormData();
  form.append('type', 'PERSON');
  form.append('file', new File([Buffer.from(pixel, 'base64')], 'Eg.png', { type: 'image/png' }));
  return form;
}

/** Pictures: everybody may set their own, and admins those of organizations. */
export const pictureOperations: readonly Operation[] = [
  { name: 'GET /static/images/:type/:filename', need: 'public' },
  {
    name: 'POST /file/upload-profile-picture',
    need: 'signed in',
    call: () => ({ method: 'POST', path: '/file/upload-profile-picture', body: pictureForm() }),
  },
  {
    name: 'GET /person/remove-profile-picture',
    need: 'signed in',
    call: () => ({ method: 'GET', path: '/person/remove-profile-picture/' }),
  },
  {
    name: 'POST /person/remove-profile-picture',
    need: 'signed in',
    call: () => ({ method: 'POST', path: '/person/remove-profile-picture', body: {} }),
  },
  {
    name: 'POST /organization/remove-image',
    need: 'administer',
    instead: knownToAll,
    call: ({ cast: { home } }: Things) => ({
      method: 'POST',
      path: '/organization/remove-image',
      body: { id: home.id },
    }),
  },
];
