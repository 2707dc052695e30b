import { authExchange } from '@urql/exchange-auth';
import { isStale, storedTokens } from '../../storage/tokens.ts';
import { freshAccessToken, renewAccess } from '../session/session.ts';

/** Adds the bearer token; renews it shortly before it expires, and after a 401, and then sends once more (product/wire#refusals). */
export const authorized = () =>
  authExchange(async (use) => ({
    addAuthToOperation(operation) {
      const tokens = storedTokens();
      return tokens ? use.appendHeaders(operation, { authorization: `Bearer ${tokens.access_token}` }) : operation;
    },
    willAuthError() {
      const tokens = storedTokens();
      return tokens !== null && isStale(tokens);
    },
    didAuthError: ({ response }) => response?.status === 401,
    async refreshAuth() {
      const tokens = storedTokens();
      if (tokens && !isStale(tokens)) await renewAccess(tokens.access_token);
      else await freshAccessToken();
    },
  }));
