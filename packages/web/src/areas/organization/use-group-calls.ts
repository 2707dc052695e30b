import { useClient, useMutation } from 'urql';
import {
  CreateGroupDocument,
  CreateOrganizationGroupDocument,
  RemoveGroupDocument,
  RemoveOrganizationGroupDocument,
  StoredGroupDocument,
  type StoredGroupQuery,
  UpdateGroupDocument,
  UpdateOrganizationGroupDocument,
} from '../../generated/graphql.ts';
import type { GroupKind } from './group.ts';
import type { StoredGroup } from './group-draft.ts';

type Fields = { title: string; members: string[] };
type Version = Pick<StoredGroup, 'id' | 'version'>;

/** Makes a group of a kind, or changes a version of one. */
export function useSaveGroup(kind: GroupKind) {
  const [making, create] = useMutation(CreateGroupDocument);
  const [changing, update] = useMutation(UpdateGroupDocument);
  const [makingOrganizations, createOrganizations] = useMutation(CreateOrganizationGroupDocument);
  const [changingOrganizations, updateOrganizations] = useMutation(UpdateOrganizationGroupDocument);
  const isOfPeople = kind === 'group';
  const save = (fields: Fields, version: Version | null) => {
    if (version) return (isOfPeople ? update : updateOrganizations)({ input: { ...version, ...fields } });
    return (isOfPeople ? create : createOrganizations)({ input: fields });
  };
  const isBusy = [making, changing, makingOrganizations, changingOrganizations].some(({ fetching }) => fetching);
  return { save, isBusy };
}

/** Removes a group of a kind. */
export function useRemoveGroup(kind: GroupKind) {
  const [people, removePeople] = useMutation(RemoveGroupDocument);
  const [organizations, removeOrganizations] = useMutation(RemoveOrganizationGroupDocument);
  return {
    remove: kind === 'group' ? removePeople : removeOrganizations,
    isBusy: people.fetching || organizations.fetching,
  };
}

/** Reads a group as it is stored now, past the cache; null if that fails. */
export function useFetchStored(kind: GroupKind, id: string) {
  const client = useClient();
  return async (): Promise<StoredGroup | null> => {
    const variables = { id, isOfPeople: kind === 'group' };
    const { data } = await client.query(StoredGroupDocument, variables, { requestPolicy: 'network-only' }).toPromise();
    return data ? storedOf(data) : null;
  };
}

/** Returns the group in an answer, of the kind that was asked for. */
export function storedOf({ group, organizationGroup }: StoredGroupQuery): StoredGroup | null {
  if (!group) return organizationGroup ? { ...organizationGroup, lastChange: lastChangeOf(organizationGroup) } : null;
  const members = (group.members ?? []).map(({ organization, ...person }) => ({
    ...person,
    detail: organization?.name,
  }));
  return { ...group, members, lastChange: lastChangeOf(group) };
}

type Answered = { lastUpdated: string; lastUpdatedBy: { name: string } | null };

const lastChangeOf = ({ lastUpdated, lastUpdatedBy }: Answered): StoredGroup['lastChange'] =>
  lastUpdatedBy && { by: lastUpdatedBy.name, at: lastUpdated };
