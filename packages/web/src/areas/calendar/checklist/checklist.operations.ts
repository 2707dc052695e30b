import { gql } from '@urql/core';

/** One item of a checklist. */
export const checklistFragments = gql`
  fragment TodoParts on Todo {
    id
    title
    description
    note
    isDone
    index
    version
  }
`;

/** What is done with the items of a checklist. */
export const checklistMutations = gql`
  mutation CreateTodo($parent: ID!, $title: String!) {
    createTodo(input: { parent: $parent, title: $title }) {
      ...TodoParts
      parent {
        id
        todoProgress {
          done
          total
        }
        todos {
          ...TodoParts
        }
      }
    }
  }

  mutation TickTodo($id: ID!, $isDone: Boolean!) {
    updateTodo(input: { id: $id, isDone: $isDone, status: PUBLISHED }) {
      ...TodoParts
      parent {
        id
        todoProgress {
          done
          total
        }
      }
    }
  }

  mutation MoveTodo($id: ID!, $version: Int!, $index: Int!) {
    updateTodo(input: { id: $id, version: $version, index: $index }) {
      ...TodoParts
      parent {
        id
        todos {
          ...TodoParts
        }
      }
    }
  }

  mutation UpdateTodo($input: UpdateTodoInput!) {
    updateTodo(input: $input) {
      ...TodoParts
    }
  }

  mutation RemoveTodo($id: ID!) {
    removeTodo(id: $id) {
      id
      todoProgress {
        done
        total
      }
      todos {
        ...TodoParts
      }
    }
  }

  mutation RestoreTodo($id: ID!) {
    restoreTodo(id: $id) {
      id
      todoProgress {
        done
        total
      }
      todos {
        ...TodoParts
      }
    }
  }
`;
