import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redeemLiveTicket } from '../../../core/session/live-ticket.ts';
import { makeWorld, type World } from '../../../core/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.close());

const ticketOf = async (person = world.kari): Promise<string> =>
  ((await world.rest(person, 'POST', '/auth/live-ticket', {})).body as { ticket: string }).ticket;
const redeem = (ticket: string) => redeemLiveTicket(world.services, ticket);

describe('a ticket to the live channel that does not open it', () => {
  it('is not given to nobody', async () => {
    expect((await world.rest(null, 'POST', '/auth/live-ticket', {})).status).toBe(401);
  });

  it('is unknown, or an access token', async () => {
    expect(await redeem('unknown')).toBeNull();
    expect(await redeem(world.kari.token)).toBeNull();
  });

  it('was used, even when it is shown twice at once', async () => {
    const ticket = await ticketOf();
    const answers = await Promise.all([redeem(ticket), redeem(ticket), redeem(ticket)]);
    expect(answers.filter((answer) => answer !== null)).toHaveLength(1);
  });

  it('is a minute old', async () => {
    world.setNow(new Date().toISOString());
    const ticket = await ticketOf();
    world.setNow(new Date(Date.now() + 61_000).toISOString());
    expect(await redeem(ticket)).toBeNull();
    world.setNow(new Date().toISOString());
  });

  it('is of somebody who has signed out, or was deactivated', async () => {
    const [signedOut, deactivated] = [await ticketOf(world.ola), await ticketOf(world.per)];
    await world.db
      .updateTable('session')
      .set({ revoked_at: new Date() })
      .where('person_id', '=', world.ola.id)
      .execute();
    await world.db.updateTable('person').set({ user_status: 'DEACTIVATED' }).where('id', '=', world.per.id).execute();
    expect([await redeem(signedOut), await redeem(deactivated)]).toEqual([null, null]);
  });
});

it('a ticket says whose it is, once', async () => {
  expect(await redeem(await ticketOf())).toMatchObject({ personId: world.kari.id });
});
