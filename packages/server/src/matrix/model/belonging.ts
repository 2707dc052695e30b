import type { World } from '../../core/testing/world.ts';
import { at, type Municipality } from './municipality.ts';

/**
 * A change of who belongs where: a member leaves a group and a non-member joins; somebody moves; an active person is deactivated and an
 * inactive one reactivated; an organization that pays stops paying, or starts again. Without a call in the product, it is written to the database.
 */
export type Belonging =
  | { what: 'group' | 'region'; group: number; member: number }
  | { what: 'move'; person: number; to: number }
  | { what: 'activate'; person: number }
  | { what: 'pay'; organization: number };

/** Changes who belongs where, in the product and in the model. */
export async function changeTown(world: World, municipality: Municipality, change: Belonging): Promise<void> {
  switch (change.what) {
    case 'group':
      return changeGroup(world, municipality, change.group, change.member);
    case 'region':
      return changeRegion(world, municipality, change.group, change.member);
    case 'move':
      return move(world, municipality, change.person, change.to);
    case 'activate':
      return activate(world, municipality, change.person);
    case 'pay':
      return pay(world, municipality, change.organization);
  }
}

async function changeGroup({ db, graphql }: World, { groups, people }: Municipality, group: number, member: number) {
  const { id, members } = at(groups, group);
  const person = at(people, member);
  const row = { group_id: id, person_id: person.id };
  const isIn = toggle(members, person.id);
  if (isIn) await db.insertInto('person_group_member').values(row).execute();
  else if (person.isActive) await graphql(person, `mutation { leaveGroup(id: ${id}) }`);
  else
    await db.deleteFrom('person_group_member').where('group_id', '=', id).where('person_id', '=', person.id).execute();
}

async function changeRegion({ db }: World, { regions, organizations }: Municipality, group: number, member: number) {
  const { id, members } = at(regions, group);
  const organization = at(organizations, member);
  const row = { organization_group_id: id, organization_id: organization };
  const there = db.deleteFrom('organization_group_member').where('organization_group_id', '=', id);
  if (toggle(members, organization)) await db.insertInto('organization_group_member').values(row).execute();
  else await there.where('organization_id', '=', organization).execute();
}

/** Removes an id that is in the set, and adds one that is not. Returns whether it is in the set now. */
function toggle(members: Set<number>, id: number): boolean {
  if (members.delete(id)) return false;
  members.add(id);
  return true;
}

async function move({ db }: World, { people, organizations }: Municipality, which: number, to: number) {
  const person = at(people, which);
  person.organizationId = at(organizations, to);
  await db.updateTable('person').set({ organization_id: person.organizationId }).where('id', '=', person.id).execute();
}

async function activate({ db }: World, { people }: Municipality, index: number) {
  const person = at(people, index);
  person.isActive = !person.isActive;
  const user_status = person.isActive ? ('ACTIVATED' as const) : ('DEACTIVATED' as const);
  await db.updateTable('person').set({ user_status }).where('id', '=', person.id).execute();
}

async function pay({ db }: World, { organizations, unpaid }: Municipality, index: number) {
  const id = at(organizations, index);
  const is_subscribed = !toggle(unpaid, id);
  await db.updateTable('organization').set({ is_subscribed }).where('id', '=', id).execute();
}
