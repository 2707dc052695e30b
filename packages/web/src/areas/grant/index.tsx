import { WalletIcon } from '@navikt/aksel-icons';
import type { WebArea } from '../../subject/area.ts';
import { FollowedGrants } from './followed-grants.tsx';
import { grantPaths } from './parts/grant.paths.ts';

const permission = 'ACTION_VALUE';
const icon = <WalletIcon aria-hidden="true" />;

/** Grants: their place in the menu, their tile, their kind, and those that I follow. */
export const grantArea: WebArea = {
  menu: [{ to: grantPaths.home, also: ['/admin/action-value'], text: 'grant.many', icon, permission }],
  tiles: [{ to: () => grantPaths.home, icon, title: 'grant.many', body: 'grant.tile', permission }],
  favourites: [{ kind: 'ACTION_VALUE', text: 'grant.many', permission, Content: FollowedGrants }],
  kinds: [
    {
      kind: 'ACTION_VALUE',
      type: 'ActionValue',
      listed: { many: 'grant.many', path: grantPaths.one },
      history: async () => (await import('./grant.history.ts')).grantHistory,
      found: { many: 'grant.many', icon, path: (thing) => grantPaths.one(thing) },
    },
  ],
  sections: [{ name: 'grant', kinds: ['TOPIC'], load: () => import('./on-topic/topic-grants.tsx') }],
};
