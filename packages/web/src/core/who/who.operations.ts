import { gql } from '@urql/core';

/** Finding people, groups and organizations by name. */
export const whoQueries = gql`
  query FindWho($query: String!) {
    findPersonsOrganizationsAndGroups(query: $query) {
      persons {
        id
        name
        organization {
          id
          name
        }
      }
      groups {
        id
        title
      }
      organizationGroups {
        id
        title
      }
      organizations {
        id
        name
      }
    }
  }
`;
