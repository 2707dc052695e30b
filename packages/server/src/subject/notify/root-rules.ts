import type { RootEventData } from '../../core/events/event-data.ts';
import { followers, formerOwner, listedAtOnce, newlyListed, newOwner, owner, refused } from './audiences.ts';
import type { NotificationRule, NotificationRules } from './notification-rule.ts';

const changed: NotificationRule = { kind: 'CHANGED', word: 'changed', to: followers };

const updated: readonly NotificationRule<RootEventData['updated']>[] = [
  { kind: 'ACCESS', word: 'mayWrite', to: newlyListed('WRITE') },
  { kind: 'SHARED', word: 'shared', to: newlyListed('READ') },
  changed,
];

const ownerChanged: readonly NotificationRule<RootEventData['ownerChanged']>[] = [
  { kind: 'ACCESS', word: 'owns', to: newOwner },
  { kind: 'ACCESS', word: 'ownsNoMore', to: formerOwner },
];

const accessRefused: readonly NotificationRule<RootEventData['accessRefused']>[] = [
  { kind: 'ACCESS', word: 'accessRefused', to: refused, isOfCard: true },
];

/** How people are notified about every kind of thing with an access list of its own. @param event what the names of its events begin with */
export const rootRules = (event: string): NotificationRules => ({
  [`${event}.created`]: [
    { kind: 'ACCESS', word: 'mayWrite', to: listedAtOnce('WRITE') },
    { kind: 'SHARED', word: 'shared', to: listedAtOnce('READ') },
  ],
  [`${event}.updated`]: updated,
  [`${event}.ownerChanged`]: ownerChanged,
  [`${event}.accessAsked`]: [{ kind: 'ACCESS', word: 'accessAsked', to: owner }],
  [`${event}.accessRefused`]: accessRefused,
  [`${event}.archived`]: [{ ...changed, word: 'archived' }],
  [`${event}.unarchived`]: [{ ...changed, word: 'unarchived' }],
  [`${event}.restored`]: [{ ...changed, word: 'restored' }],
});
