import { gql } from '@urql/core';

/** A year wheel in a list, as everybody may see it whom it is not hidden from. */
export const exploreFragments = gql`
  fragment CalendarCard on Calendar {
    id
    uri
    title
    category
    status
    color
    isLimited
    isRestricted
    access {
      visibility
    }
    isLiked
    likes
    followers
    isFollowing
    lastUpdated
    nextDeadline
    descriptionText
    createdBy {
      id
      name
      organization {
        id
        name
      }
    }
  }
`;

export const exploreQueries = gql`
  query AllCalendars(
    $sort: Sort
    $order: Order
    $limit: Int
    $offset: Int
    $organizations: [ID!]
    $persons: [ID!]
    $kostraGroup: ID
    $category: CalendarCategory
    $text: String
    $archived: Boolean
  ) {
    allCalendars(
      sort: $sort
      order: $order
      limit: $limit
      offset: $offset
      organizations: $organizations
      persons: $persons
      kostraGroup: $kostraGroup
      category: $category
      text: $text
      archived: $archived
    ) {
      totalCount
      pageInfo {
        numberOfPages
        pageNumber
      }
      nodes {
        ...CalendarCard
      }
    }
  }
`;
