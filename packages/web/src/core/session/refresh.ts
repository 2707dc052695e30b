import { storedTokens, storeTokens, type TokenAnswer, type Tokens } from '../../storage/tokens.ts';
import { problemOf } from '../../texts/problem.ts';
import { post } from '../rest.ts';
import { singleFlight } from '../single-flight.ts';

/**
 * How a renewal ended: with new tokens, refused by the server, refused since the trial or subscription of the organization is over, or without an
 * answer (try again later).
 */
export type Renewal = { outcome: 'renewed'; tokens: Tokens } | { outcome: 'refused' | 'noSubscription' | 'unanswered' };

/**
 * Trades the refresh token for new tokens. Only one renewal runs at a time in all tabs of a browser, since a refresh token is valid only once
 * (product/accounts#sessions): a tab that waited finds that another has renewed, and uses its tokens. A person who signed out meanwhile, in this tab
 * or another, stays signed out, and the new tokens are ended on the server too.
 * @param used the access token that was found too old
 */
export function renew(used: string): Promise<Renewal> {
  return singleFlight('renew', async () => {
    const tokens = storedTokens();
    if (!tokens) return { outcome: 'refused' };
    if (tokens.access_token !== used) return { outcome: 'renewed', tokens };
    return trade(tokens);
  });
}

async function trade({ refresh_token }: Tokens): Promise<Renewal> {
  try {
    const answer = await post<TokenAnswer>('/auth/access-token', { token: refresh_token });
    if (storedTokens()?.refresh_token === refresh_token) storeTokens(answer);
    else await post('/auth/sign-out', { token: answer.refresh_token }).catch(() => undefined);
    const tokens = storedTokens();
    return tokens ? { outcome: 'renewed', tokens } : { outcome: 'refused' };
  } catch (error) {
    const { code, status } = problemOf(error);
    if (code === 'noSubscription') return { outcome: code };
    return { outcome: status >= 400 && status < 500 && status !== 429 ? 'refused' : 'unanswered' };
  }
}
