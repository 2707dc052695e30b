import type { Operation } from './calls.ts';
import type { Things } from './things.ts';

/** The smallest picture: one pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** A form with a picture of whoever sends it. */
function pictureForm(): FormData {
  const form = new FormData();
  form.append('type', 'PERSON');
  form.append('file', new File([Buffer.from(pixel, 'base64')], 'Eg.png', { type: 'image/png' }));
  return form;
}

/** Pictures: of oneself for all, and of organizations for admins. */
export const pictureOperations: readonly Operation[] = [
  { name: 'GET /static/images/:type/:filename', need: 'public' },
  {
    name: 'POST /file/upload-profile-picture',
    need: 'signed in',
    call: () => ({ method: 'POST', path: '/file/upload-profile-picture', body: pictureForm() }),
  },
  {
    name: 'GET /person/remove-profile-picture/',
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
    call: ({ cast: { home } }: Things) => ({
      method: 'POST',
      path: '/organization/remove-image',
      body: { id: home.id },
    }),
  },
];
