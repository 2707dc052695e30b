import { topicNetworkInput } from '@samspel/domain/topic/topic.input';
import { findSubject } from '../../core/access/find-subject.ts';
import type { Resolvers } from '../../core/graphql/context.ts';
import { type Page, pageFields, pageOf } from '../../core/graphql/page.ts';
import { organizationById } from '../../core/people/organizations.ts';
import { personById } from '../../core/people/persons.ts';
import { countNetwork, type Network, type NetworkRow, readNetwork } from './network.queries.ts';
import { topicQuery } from './topic.action.ts';

/** Resolves who follows and writes a topic. */
export const networkFields: Resolvers = {
  Query: {
    topicNetwork: topicQuery(topicNetworkInput, async ({ limit, offset, ...of }, { services: { db }, caller }) => {
      await findSubject(db, caller, of.id, 'see', { kind: 'TOPIC', field: 'id' });
      const window = { limit, offset };
      const nodes = await readNetwork(db, of, window);
      const count = async () => (await countNetwork(db, of)).reduce((sum, { count }) => sum + count, 0);
      return { ...pageOf(window, nodes, count), of };
    }),
  },
  TopicNetwork: {
    ...pageFields,
    organizations: ({ of }: Page<NetworkRow> & { of: Network }, _args, { services: { db } }) =>
      countNetwork(db, { ...of, organization: undefined }),
  },
  TopicPerson: {
    person: ({ personId }: NetworkRow, _args, { load }) => load(personById, personId),
    access: ({ level }: NetworkRow) => level,
  },
  TopicOrganization: {
    organization: ({ organizationId }: { organizationId: number }, _args, { load }) =>
      load(organizationById, organizationId),
  },
};
