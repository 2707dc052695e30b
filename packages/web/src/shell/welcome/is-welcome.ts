import { userStatus } from '@samspel/domain/account/account';
import type { Me } from '../../core/person/me.tsx';

/** Whether a person has been through the welcome wizard (product/accounts#welcome). */
export const isIntroduced = ({ userStatus: status }: Pick<Me, 'userStatus'>): boolean =>
  status !== userStatus.NEED_INFO;

/** Whether the app is open to a person: they have been through the wizard, and have accepted the current terms. */
export const isWelcome = (me: Pick<Me, 'userStatus' | 'settings'>): boolean =>
  isIntroduced(me) && me.settings.acceptedUserTerms;
