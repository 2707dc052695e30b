import { describe, expect, test } from 'vitest';
import { checkCircles } from './architecture/circles.ts';
import { checkFolderRings } from './architecture/folders.ts';

/** Returns a file of an invented tree. */
const file = (path: string, ...lines: string[]) => ({ path, text: `${lines.join('\n')}\n` });

describe('rings of folders on the server', () => {
  const root = 'packages/server/src/areas/calendar';
  const series = file(`${root}/series/series.save.ts`, "import { day } from '../activity/day.ts';");

  test('two folders of an area that import each other are named', () => {
    const activity = file(`${root}/activity/day.ts`, "import { plan } from '../series/series.plan.ts';");
    const [finding, ...more] = checkFolderRings([series, activity]);
    expect(more).toEqual([]);
    expect(finding!.message).toMatch(/closes a ring of folders, series → activity → series/);
  });

  test('the index that joins the folders, tests, and one direction alone make no ring', () => {
    const index = file(`${root}/index.ts`, "import { save } from './series/series.save.ts';");
    const test = file(`${root}/activity/day.test.ts`, "import { plan } from '../series/series.plan.ts';");
    expect(checkFolderRings([series, index, test])).toEqual([]);
  });
});

describe('rings of folders on the floors', () => {
  const onWeb = ['core', 'subject', 'ui', 'shell', 'areas/calendar/board'].map((part) => `web/src/${part}`);
  const floors = ['domain/src', 'server/src/core', 'server/src/subject', ...onWeb];

  test.each(floors)('%s is held to it too', (part) => {
    const one = file(`packages/${part}/rest/a.ts`, "import { b } from '../live/b.ts';");
    const other = file(`packages/${part}/live/b.ts`, "import { a } from '../rest/a.ts';");
    expect(checkFolderRings([one, other])).toHaveLength(1);
  });

  test('a file directly in a floor is read by itself, or with the folder of its name', () => {
    const kinds = file('packages/web/src/subject/kinds.tsx', "import type { Field } from './history/field.ts';");
    const history = file('packages/web/src/subject/history/list.tsx', "import { useKinds } from '../kinds.tsx';");
    expect(checkFolderRings([kinds, history])).toHaveLength(1);
    const area = file('packages/web/src/subject/area.ts', "import type { Part } from './history/part.ts';");
    expect(checkFolderRings([area, history])).toEqual([]);
    const input = file('packages/domain/src/input.ts', "export { day } from './input/day.ts';");
    const day = file('packages/domain/src/input/day.ts', "import { readInput } from '../input.ts';");
    expect(checkFolderRings([input, day])).toEqual([]);
  });
});

describe('rings of folders', () => {
  const area = 'packages/web/src/areas/calendar';
  const board = file(`${area}/board/list.tsx`, `import { Panel } from '../activity/panel.tsx';`);

  test('two folders of an area that read each other are a ring, though no two of their files are', () => {
    const activity = file(`${area}/activity/words.ts`, `import type { Row } from '../board/row.ts';`);
    expect(checkFolderRings([board, activity])).toEqual([
      { path: activity.path, line: 1, message: expect.stringMatching(/board → activity → board: a reader/) },
    ]);
  });

  test('a folder that reads a file beside the folders closes a ring with it', () => {
    const routes = file(`${area}/calendar.routes.tsx`, `import { List } from './board/list.tsx';`);
    const back = file(`${area}/board/row.tsx`, `import { calendarRoutes } from '../calendar.routes.tsx';`);
    expect(checkFolderRings([routes, back])).toHaveLength(1);
  });

  test('folders that read one way are none', () => {
    expect(checkFolderRings([board, file(`${area}/activity/panel.tsx`, `import '../fields/days.tsx';`)])).toEqual([]);
  });
});

describe('rings of imports', () => {
  const panel = (name: string) =>
    file('packages/web/src/areas/calendar/panel.tsx', `import type { Props } from '${name}';`);
  const page = file('packages/web/src/areas/calendar/page.tsx', `const Panel = lazy(() => import('./panel.tsx'));`);
  const say = file('packages/i18n/src/say.ts', `import { day } from '@samspel/domain/day';`);

  test('a page and its panel that name each other are one, though one names a type and the other loads late', () => {
    expect(checkCircles([page, panel('./page.tsx')])).toEqual([
      { path: page.path, message: expect.stringMatching(/panel\.tsx, .*page\.tsx: give what they share/) },
    ]);
  });

  test('they are none when what they share has a file of its own', () => {
    const props = file('packages/web/src/areas/calendar/panel-props.ts', 'export interface Props {}');
    expect(checkCircles([page, panel('./panel-props.ts'), props])).toEqual([]);
  });

  test('one that goes by the name of a package is found too', () => {
    const day = file('packages/domain/src/day.ts', `import { say } from '@samspel/i18n/say';`);
    expect(checkCircles([say, day])).toHaveLength(1);
    expect(checkCircles([say, file(day.path, '')])).toEqual([]);
  });
});
