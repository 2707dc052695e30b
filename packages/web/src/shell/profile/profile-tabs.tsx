import type { TextId } from '@samspel/i18n/texts';
import type { ComponentType } from 'react';
import { NotifyChoices } from '../../areas/notification/notify-choices.tsx';
import { MyGroups } from '../../areas/organization/my-groups.tsx';
import { InfoTab } from '../../areas/person/profile/info-tab.tsx';
import { MyDataTab } from './my-data-tab.tsx';
import { SettingsTab } from './settings-tab.tsx';
import { SignInsTab } from './sign-ins-tab.tsx';

/** A tab of my profile, at /my-profile/{value}. */
export interface ProfileTab {
  value: string;
  text: TextId;
  Content: ComponentType;
}

/** The tabs of my profile, in order; /my-profile shows the first (product/accounts#profile). */
export const profileTabs: readonly [ProfileTab, ...ProfileTab[]] = [
  { value: 'info', text: 'person.profile.info', Content: InfoTab },
  { value: 'settings', text: 'person.profile.settings', Content: SettingsTab },
  { value: 'groups', text: 'field.groups', Content: MyGroups },
  { value: 'notifications', text: 'notification.title', Content: NotifyChoices },
  { value: 'sign-ins', text: 'person.profile.signIns', Content: SignInsTab },
  { value: 'data', text: 'myData.title', Content: MyDataTab },
];
