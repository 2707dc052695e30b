import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeWorld, type World } from '../../core/testing/world.ts';
import { open } from '../../subject/testing/things.ts';
import { makeCalendar, makeEvent } from '../calendar/testing/wheels.ts';
import { upload } from './testing/upload.ts';

let world: World;
let instance: string;
beforeAll(async () => {
  world = await makeWorld();
  const wheel = await makeCalendar(world, world.kari, open);
  instance = (await makeEvent(world, world.kari, wheel)).instances.nodes[0]!.id;
});
afterAll(() => world.close());

const send = async (content: string) => {
  const { status, body } = await upload(world, world.kari, instance, { name: 'Kart.svg', content });
  return [status, body.code];
};
const svg = (inner: string, attributes = '') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;
const many = (count: number, of: (at: number) => string) => Array.from({ length: count }, (_, at) => of(at)).join('');

describe('a drawing that is made to take memory or time is refused', () => {
  it.each([
    ['a million open elements', () => `<svg>${'<g>'.repeat(1_000_000)}`],
    ['elements within one another, all closed', () => svg('<g>'.repeat(300) + '</g>'.repeat(300))],
    [
      '300,000 attributes on one element',
      () =>
        svg(
          '',
          many(300_000, (at) => `a${at}="" `),
        ),
    ],
    ['300,000 elements beside one another', () => svg('<g/>'.repeat(300_000))],
    ['a name of a million letters', () => svg(`<${'g'.repeat(1_000_000)}/>`)],
    ['the name of an attribute of a million letters', () => svg(`<g ${'g'.repeat(1_000_000)}=""/>`)],
  ])('%s', async (_what, content) => {
    expect(await send(content())).toEqual([400, 'file.tooComplex']);
  });

  it('a million entities', async () => {
    const entities = many(300_000, (at) => `<!ENTITY a${at} "x">`);
    expect(await send(`<!DOCTYPE svg [${entities}]>${svg('')}`)).toEqual([400, 'file.mismatch']);
  });

  it('comments of styles that are never closed, in a moment', async () => {
    expect(await send(svg(`<style>${'/* '.repeat(1_000_000)}</style>`))).toEqual([200, undefined]);
  });

  it('and others are answered meanwhile', async () => {
    const sending = send(`<svg>${'<g>'.repeat(1_000_000)}`);
    const asked = await world.graphql(world.ola, '{ me { id } }');
    expect(asked.data).toEqual({ me: { id: String(world.ola.id) } });
    expect(await sending).toEqual([400, 'file.tooComplex']);
  });
});

describe('a drawing that runs something is refused', () => {
  it.each([
    ['a sheet that makes a page of it', `<?xml-stylesheet type="text/xsl" href="#s"?>${svg('')}`],
    ['a sheet in it', svg('<xsl:stylesheet xmlns:xsl="x" id="s"/>')],
    ['a link that becomes a program', svg('<a><set attributeName="href" to="#;javascript:alert(1)"/></a>')],
    ['a program of another kind', svg('<a href="vbscript:x"/>')],
  ])('%s', async (_what, content) => {
    expect(await send(content)).toEqual([400, 'file.script']);
  });
});

describe('a drawing that fetches something is refused', () => {
  it.each([
    ['a picture', svg('<image href="https://evil.example/x.png"/>')],
    ['a picture, in the older way', svg('<image xlink:href="//evil.example/x.png" xmlns:xlink="x"/>')],
    ['a part of another drawing', svg('<use href="https://evil.example/x.svg#a"/>')],
    ['a page as a part', svg('<use href="data:text/html,x"/>'), 'file.script'],
    ['an address for all others', svg('<g xml:base="https://evil.example/"/>')],
    ['styles', svg('<style>@import "https://evil.example/x.css";</style>')],
    ['styles, in letters as numbers', svg('<style><![CDATA[@\\69mport "x.css";]]></style>')],
    ['a font', svg('<style>@font-face { src: url( "https://evil.example/x.woff") }</style>')],
    ['a filter', svg('<g style="filter: u/**/rl(x)"/><g filter="url(https://evil.example/#a)"/>')],
  ])('%s', async (_what, content, code = 'file.fetches') => {
    expect(await send(content)).toEqual([400, code]);
  });

  it('but not for what it brings along, links to, or names', async () => {
    const content = svg(
      `<metadata><rdf:RDF xmlns:rdf="x" xmlns:dc="y"><dc:source rdf:resource="https://www.ks.no"/></rdf:RDF></metadata>
       <style>@font-face { src: url(data:font/woff2;base64,AA==) } .a { fill: url(#b) }</style>
       <image href="data:image/png;base64,AA=="/><use href="#a"/><a href="https://www.ks.no"><g filter="url('#b')"/></a>`,
      'xmlns:xlink="http://www.w3.org/1999/xlink"',
    );
    expect(await send(content)).toEqual([200, undefined]);
  });
});
