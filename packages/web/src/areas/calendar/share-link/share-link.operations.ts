import { gql } from '@urql/core';

/** The share link of a year wheel, and the admins' list of them all. */
export const shareLinkOperations = gql`
  query ShareLink($id: ID!) {
    calendar(id: $id) {
      id
      title
      status
      isRestricted
      shareableUri
      reservedUri
      access {
        myAccess
      }
    }
  }

  query SharedCalendars($limit: Int, $offset: Int) {
    sharedCalendars(limit: $limit, offset: $offset) {
      totalCount
      pageInfo {
        numberOfPages
      }
      nodes {
        id
        uri
        dateCreated
        createdBy {
          id
          name
          organization {
            id
            name
          }
        }
        calendar {
          id
          uri
          title
        }
      }
    }
  }

  mutation MakeSharable($input: MakeSharableInput!) {
    makeSharable(input: $input) {
      id
      uri
      calendar {
        id
        shareableUri
        reservedUri
      }
    }
  }

  mutation RemoveSharable($id: ID!) {
    removeSharable(id: $id) {
      id
      uri
      calendar {
        id
        shareableUri
        reservedUri
      }
    }
  }
`;
