import { gql } from '@urql/core';

/** Groups of people and of organizations: read, made, changed, removed, left. */
export const groupOperations = gql`
  fragment GroupRowParts on Group {
    id
    title
    mayMaintain
    isMember
    memberCount
    sharedCalendarCount
    createdBy {
      id
      name
    }
    members(limit: 5) {
      id
      name
      picture
    }
  }

  fragment OrganizationGroupRowParts on OrganizationGroup {
    id
    title
    mayMaintain
    memberCount
    sharedCalendarCount
    createdBy {
      id
      name
    }
    members(limit: 5) {
      id
      name
    }
  }

  query MyGroups($offset: Int!) {
    myGroups(limit: 20, offset: $offset) {
      pageInfo {
        pageNumber
        numberOfPages
      }
      totalCount
      nodes {
        ...GroupRowParts
      }
    }
  }

  query FoundGroup($id: ID!) {
    group(id: $id) {
      ...GroupRowParts
    }
  }

  query OrganizationGroups($offset: Int!) {
    organizationGroups(limit: 20, offset: $offset) {
      pageInfo {
        pageNumber
        numberOfPages
      }
      totalCount
      nodes {
        ...OrganizationGroupRowParts
      }
    }
  }

  query StoredGroup($id: ID!, $isOfPeople: Boolean!) {
    group(id: $id) @include(if: $isOfPeople) {
      id
      title
      version
      lastUpdated
      lastUpdatedBy {
        id
        name
      }
      createdBy {
        id
      }
      members {
        ...GroupMemberParts
      }
    }
    organizationGroup(id: $id) @skip(if: $isOfPeople) {
      id
      title
      version
      lastUpdated
      lastUpdatedBy {
        id
        name
      }
      createdBy {
        id
      }
      members {
        id
        name
      }
    }
  }

  mutation CreateGroup($input: CreateGroupInput!) {
    createGroup(input: $input) {
      ...GroupRowParts
    }
  }

  mutation UpdateGroup($input: UpdateGroupInput!) {
    updateGroup(input: $input) {
      ...GroupRowParts
      version
    }
  }

  mutation RemoveGroup($id: ID!) {
    removeGroup(id: $id)
  }

  mutation LeaveGroup($id: ID!) {
    leaveGroup(id: $id)
  }

  mutation CreateOrganizationGroup($input: CreateOrganizationGroupInput!) {
    createOrganizationGroup(input: $input) {
      ...OrganizationGroupRowParts
    }
  }

  mutation UpdateOrganizationGroup($input: UpdateOrganizationGroupInput!) {
    updateOrganizationGroup(input: $input) {
      ...OrganizationGroupRowParts
      version
    }
  }

  mutation RemoveOrganizationGroup($id: ID!) {
    removeOrganizationGroup(id: $id)
  }
`;
