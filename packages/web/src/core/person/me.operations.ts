import { gql } from '@urql/core';

/** Who I am, for the shell and every page; and what I change of it from the shell (spec 3 §7). */
export const meOperations = gql`
  fragment SettingsParts on PersonSettings {
    isSidebarExpanded
    calendarReverseDirection
    calendarElementView
    calendarUseCtrl
    calendarStartMonth
    calendarHideCompleted
    calendarSelectedView
  }

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
        ...SettingsParts
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

  mutation SaveSettings($input: UpdateSettingsInput!) {
    updateSettings(input: $input) {
      id
      settings {
        ...SettingsParts
      }
    }
  }
`;
