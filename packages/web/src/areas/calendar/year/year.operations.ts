import { gql } from '@urql/core';

/** A person's year: the year wheels in it, and those that could be. */
export const yearQueries = gql`
  query MyYear($person: ID, $year: Int, $startMonth: Int, $archived: Boolean) {
    yearWheel(person: $person, year: $year, startMonth: $startMonth, archived: $archived) {
      year
      archivedRings
      startMonth
      person {
        id
        name
        organization {
          id
          name
        }
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

  query FollowedForYear {
    myFollowed {
      calendars(excludeWrite: true) {
        ...CalendarCard
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
`;

/** Puts a year wheel into my year, and takes it out. */
export const yearMutations = gql`
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
