import { alternateEmailInput, proveAddressInput } from '@samspel/domain/account/addresses.input';
import { type Route, signedInRoute } from '../../../core/rest/route.ts';
import { askForAddress, proveAddress } from './prove-address.ts';

/** Adds another address to the caller's account: a PIN that is mailed to the address proves it (product/accounts#addresses). */
export const addressRoutes: readonly Route[] = [
  signedInRoute(
    { method: 'POST', path: '/person/alternate-email', input: alternateEmailInput },
    async ({ services, input, reply }, caller) => {
      const { seconds } = await askForAddress(services, caller, input.email);
      reply.header('retry-after', seconds);
      return {};
    },
  ),

  signedInRoute(
    { method: 'POST', path: '/person/confirm-email', input: proveAddressInput },
    async ({ services, input }, caller) => {
      await proveAddress(services, caller, input);
      return {};
    },
  ),
];
