import { problemOf } from '../../texts/problem.ts';
import { type InTurn, post, postInTurn } from '../rest.ts';
import { freshAccessToken, renewAccess } from './session.ts';

/** Makes a REST call in the person's name. If the token is dead, renews it and makes the call once more. */
export async function authorized<Answer>(call: (accessToken: string | null) => Promise<Answer>): Promise<Answer> {
  const accessToken = await freshAccessToken();
  try {
    return await call(accessToken);
  } catch (error) {
    if (!accessToken || problemOf(error).status !== 401) throw error;
    await renewAccess(accessToken);
    return call(await freshAccessToken());
  }
}

/** `post` with the person's access token. */
export const postAuthorized = <Answer>(path: string, body: unknown): Promise<Answer> =>
  authorized((accessToken) => post<Answer>(path, body, { accessToken }));

/** `postInTurn` with the person's access token. */
export const postInTurnAuthorized = <Answer>(path: string, body: unknown): Promise<InTurn<Answer>> =>
  authorized((accessToken) => postInTurn<Answer>(path, body, { accessToken }));
