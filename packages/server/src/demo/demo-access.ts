import type { DemoPeople } from './demo-people.ts';

/** Who sees which wheel of the demo, one of each kind: open, limited, shared for writing, and hidden. Keys are those of the data. */
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
