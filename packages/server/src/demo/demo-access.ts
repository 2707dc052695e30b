import type { DemoPeople } from './demo-people.ts';

/** Returns the access to a wheel of the demo, by its key in the data. Each kind occurs: open, limited, shared for writing, and hidden. */
export function demoAccess(key: string, { kari, ola }: DemoPeople): object {
  const colleagues = [{ organization: kari.organizationId, access: 'READ' }];
  switch (key) {
    case 'hms':
      return {
        isPrivate: true,
        visibility: 'PUBLIC',
        organizations: colleagues,
        persons: [{ person: ola.id, access: 'WRITE' }],
      };
    case 'barnehage':
      return { isPrivate: true, visibility: 'PUBLIC', organizations: colleagues };
    case 'personvern':
      return { isPrivate: true, visibility: 'PRIVATE', persons: [{ person: ola.id, access: 'READ' }] };
    default:
      return { isPrivate: false, visibility: 'PUBLIC' };
  }
}
