import { gql } from '@urql/core';

/** What the pages of year wheels ask and say. `npm run print` makes typed documents of them in `generated/`. */
export const calendarFragments = gql`
  fragment CalendarCard on Calendar {
    id
    uri
    title
    category
    status
    color
    isLimited
    isRestricted
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

  fragment CalendarParts on Calendar {
    ...CalendarCard
    version
    description
    dateCreated
    shareableUri
    access {
      ...AccessParts
    }
    kostraFunctions {
      id
      kid
      title
    }
    myRing {
      id
      color
      order
    }
  }
`;

export const calendarQueries = gql`
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

  query CalendarPage($id: ID!) {
    calendar(id: $id) {
      ...CalendarParts
    }
  }

  query MyYear($person: ID, $year: Int, $startMonth: Int) {
    yearWheel(person: $person, year: $year, startMonth: $startMonth) {
      year
      startMonth
      person {
        id
        name
      }
      rings {
        id
        color
        order
        calendar {
          id
          uri
          title
          status
          isRestricted
          access {
            myAccess
          }
        }
        eventInstances {
          ...ActivityParts
        }
        progress {
          done
          total
        }
      }
    }
  }

  query MyCalendars {
    myCalendars {
      totalCount
      nodes {
        ...CalendarCard
        myRing {
          id
        }
      }
    }
  }

  query RemovedCalendars {
    removedCalendars(limit: 100) {
      id
      title
      category
      removedAt
      removedBy {
        id
        name
      }
      deletedAt
    }
  }

  query CalendarCode {
    me {
      id
      calendarCode
    }
  }

  query KostraChoices {
    allKostraFunctionGroups {
      id
      title
      kostraFunctions {
        id
        kid
        title
      }
    }
  }
`;

export const calendarMutations = gql`
  mutation CreateCalendar($input: CreateCalendarInput!) {
    createCalendar(input: $input) {
      ...CalendarParts
    }
  }

  mutation UpdateCalendar($input: UpdateCalendarInput!) {
    updateCalendar(input: $input) {
      ...CalendarParts
      lastChange {
        id
      }
    }
  }

  mutation ArchiveCalendar($id: ID!) {
    archiveCalendar(id: $id) {
      ...CalendarParts
    }
  }

  mutation UnArchiveCalendar($id: ID!) {
    unArchiveCalendar(id: $id) {
      ...CalendarParts
    }
  }

  mutation RemoveCalendar($id: ID!) {
    removeCalendar(id: $id)
  }

  mutation RestoreCalendar($id: ID!) {
    restoreCalendar(id: $id) {
      ...CalendarParts
    }
  }

  mutation CreateCalendarRing($input: CreateCalendarRingInput!) {
    createCalendarRing(input: $input) {
      id
      color
      order
      calendar {
        id
        myRing {
          id
        }
      }
    }
  }

  mutation DeleteCalendarRing($id: ID!) {
    deleteCalendarRing(id: $id)
  }
`;
