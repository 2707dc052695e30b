import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { say } from '@samspel/i18n/format';
import sharp from 'sharp';
import { ZipFile } from 'yazl';
import { webFolder } from '../../../core/rest/serve-web.ts';

/** Makes the zip file that adds Samspel to Teams as an app: a manifest and two icons (product/shell#teams). */
export async function appPackage(baseUrl: string): Promise<Buffer> {
  const mark = await readFile(join(webFolder, 'mark.svg'), 'utf8');
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(JSON.stringify(manifest(baseUrl), null, 2)), 'manifest.json');
  zip.addBuffer(await readFile(join(webFolder, 'icons', 'app-192.png')), 'color.png');
  zip.addBuffer(await outline(mark), 'outline.png');
  zip.end();
  return buffer(zip.outputStream);
}

/** The manifest for Teams, in version 1.17 of Microsoft's schema. The app's id stays the same as long as the address does. */
function manifest(baseUrl: string) {
  const page = (path: string) => `${baseUrl}/app${path}`;
  const { hostname } = new URL(baseUrl);
  return {
    $schema: 'https://developer.microsoft.com/json-schemas/teams/v1.17/MicrosoftTeams.schema.json',
    manifestVersion: '1.17',
    version: '1.0.0',
    id: uuidOf(baseUrl),
    developer: {
      name: 'Samspel',
      websiteUrl: page('/about'),
      privacyUrl: page('/about/userTerms'),
      termsOfUseUrl: page('/about/userTerms'),
    },
    icons: { color: 'color.png', outline: 'outline.png' },
    name: { short: 'Samspel', full: 'Samspel' },
    description: { short: say('nn', 'account.teams.lead'), full: say('nn', 'account.teams.lead') },
    accentColor: '#055b63',
    staticTabs: [
      {
        entityId: 'samspel',
        name: 'Samspel',
        contentUrl: page('/teams'),
        websiteUrl: page('/home'),
        scopes: ['personal'],
      },
    ],
    permissions: ['identity'],
    validDomains: [hostname],
  };
}

/** The mark in white on a transparent ground, 32 pixels wide and high: Teams puts its own colours behind it. */
const outline = (mark: string): Promise<Buffer> =>
  sharp(Buffer.from(mark.replace(/stroke="#\w+"/g, 'stroke="#ffffff"')), { density: 72 })
    .resize(32, 32)
    .png()
    .toBuffer();

/** A UUID of version 8, derived from an address. */
function uuidOf(address: string): string {
  const hash = createHash('sha256').update(`samspel teams ${address}`).digest('hex');
  return hash.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5');
}
