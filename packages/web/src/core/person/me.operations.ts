import { gql } from '@urql/core';

/** Who I am, for the shell and every page; and what I change of it from the shell (spec 3 §7). */
export const meOperations = gql`
  query Me {
    me {
      id
      name
      email
      picture
      language
      isAdmin
      permissions
      userRoles
      calendarCode
      organization {
        id
        name
      }
      settings {
        isSidebarExpanded
      }
    }
  }

  mutation SaveLanguage($language: Locale!) {
    updateMe(input: { language: $language }) {
      id
      language
    }
  }

  mutation SaveSidebar($isSidebarExpanded: Boolean!) {
    updateSettings(input: { isSidebarExpanded: $isSidebarExpanded }) {
      id
      settings {
        isSidebarExpanded
      }
    }
  }
`;
