import { gql } from '@urql/core';

/** Who may read and write a year wheel. */
export const accessFragments = gql`
  fragment AccessParts on Access {
    isPrivate
    visibility
    myAccess
    persons {
      access
      person {
        id
        name
        organization {
          id
          name
        }
      }
    }
    groups {
      access
      group {
        id
        title
      }
    }
    organizationGroups {
      access
      organizationGroup {
        id
        title
      }
    }
    organizations {
      access
      organization {
        id
        name
      }
    }
  }
`;
