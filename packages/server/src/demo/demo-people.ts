import type { Caller } from '../core/base/caller.ts';

/** The two municipalities of the demo (product/wire#demo). */
export const demoOrganizations = [
  { name: 'Fjordvik kommune', number: '9901', domain: 'fjordvik.example' },
  { name: 'Lundvik kommune', number: '9902', domain: 'lundvik.example' },
] as const;

/** The people of the demo: ACTIVATED, terms accepted (product/wire#demo). */
export const demoPeople = [
  {
    email: 'kari@fjordvik.example',
    name: 'Kari Nes',
    jobTitle: 'Økonomisjef',
    department: 'Økonomi',
    organization: 'Fjordvik kommune',
    isAdmin: false,
    about: 'Kari, owns the six demo wheels',
  },
  {
    email: 'ola@fjordvik.example',
    name: 'Ola Vik',
    jobTitle: 'Rådgjevar',
    department: 'Oppvekst',
    organization: 'Fjordvik kommune',
    isAdmin: false,
    about: 'Ola, her colleague',
  },
  {
    email: 'astrid@fjordvik.example',
    name: 'Astrid Berg',
    jobTitle: 'IKT-leiar',
    department: 'Organisasjon',
    organization: 'Fjordvik kommune',
    isAdmin: true,
    about: 'Astrid, admin',
  },
  {
    email: 'per@lundvik.example',
    name: 'Per Lund',
    jobTitle: 'Kommunalsjef',
    department: 'Stab',
    organization: 'Lundvik kommune',
    isAdmin: false,
    about: 'Per, in another municipality',
  },
] as const;

/** The people of the demo, as callers. */
export type DemoPeople = Record<'kari' | 'ola' | 'astrid' | 'per', Caller>;
