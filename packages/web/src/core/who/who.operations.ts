import { gql } from '@urql/core';

/** Finding people, groups and organizations by name, and who is in a group. */
export const whoQueries = gql`
  query FindWho($query: String!) {
    findPersonsOrganizationsAndGroups(query: $query) {
      persons {
        id
        name
        picture
        organization {
          id
          name
        }
      }
      groups {
        id
        title
        createdBy {
          id
          name
        }
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

  fragment GroupMemberParts on Person {
    id
    name
    picture
    organization {
      id
      name
    }
  }

  query GroupMembers($id: ID!, $isOfPeople: Boolean!) {
    group(id: $id) @include(if: $isOfPeople) {
      id
      members {
        ...GroupMemberParts
      }
    }
    organizationGroup(id: $id) @skip(if: $isOfPeople) {
      id
      members {
        id
        name
      }
    }
  }
`;
