import { followers, formerOwner, listedAtOnce, newlyListed, newOwner, owner, refused } from './audiences.ts';
import type { Telling, Tellings } from './telling.ts';

const changed: Telling = { kind: 'CHANGED', word: 'changed', to: followers };

/** How people are notified about every kind of thing with an access list of its own. @param event what the names of its events begin with */
export const rootTellings = (event: string): Tellings => ({
  [`${event}.created`]: [
    { kind: 'ACCESS', word: 'mayWrite', to: listedAtOnce('WRITE') },
    { kind: 'SHARED', word: 'shared', to: listedAtOnce('READ') },
  ],
  [`${event}.updated`]: [
    { kind: 'ACCESS', word: 'mayWrite', to: newlyListed('WRITE') },
    { kind: 'SHARED', word: 'shared', to: newlyListed('READ') },
    changed,
  ],
  [`${event}.ownerChanged`]: [
    { kind: 'ACCESS', word: 'owns', to: newOwner },
    { kind: 'ACCESS', word: 'ownsNoMore', to: formerOwner },
  ],
  [`${event}.accessAsked`]: [{ kind: 'ACCESS', word: 'accessAsked', to: owner }],
  [`${event}.accessRefused`]: [{ kind: 'ACCESS', word: 'accessRefused', to: refused, isOfCard: true }],
  [`${event}.archived`]: [{ ...changed, word: 'archived' }],
  [`${event}.unarchived`]: [{ ...changed, word: 'unarchived' }],
  [`${event}.restored`]: [{ ...changed, word: 'restored' }],
});
