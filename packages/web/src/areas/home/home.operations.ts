import { gql } from '@urql/core';

/** What the home page and the whole lists ask. */
export const homeQueries = gql`
  fragment TaskParts on EventInstance {
    id
    title
    startDate
    endDate
    isDone
    responsible {
      id
      name
    }
    calendar {
      id
      uri
      title
      color
    }
  }

  query HomeTasks {
    deadlines: tasks(list: UPCOMING_DEADLINES, limit: 6) {
      totalCount
      nodes {
        ...TaskParts
      }
    }
    mine: tasks(list: MY_UNFINISHED, limit: 6) {
      totalCount
      nodes {
        ...TaskParts
      }
    }
    given: tasks(list: ASSIGNED_BY_ME, limit: 6) {
      totalCount
      nodes {
        ...TaskParts
      }
    }
  }

  query TasksPage($list: TaskList!, $limit: Int, $offset: Int) {
    tasks(list: $list, limit: $limit, offset: $offset) {
      totalCount
      pageInfo {
        numberOfPages
      }
      nodes {
        ...TaskParts
      }
    }
  }
`;
