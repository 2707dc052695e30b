import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely';
import type { Row } from './row.ts';
import type { Who } from './who.ts';

/** Says in SQL what somebody may do with the thing in a row. It must follow from the row and from who alone. */
type Said<Value> = (row: Row, who: Who) => RawBuilder<Value>;

/** What was said about a row, in pieces of text; between them stand values, `somebody` for whoever it is asked about. */
type Template = { texts: TemplateStringsArray; values: readonly unknown[] };

const mark = '«who»';
const somebody: Who = sql.raw(mark);

/**
 * Says it once for each kind of row: the same words each time, but as one piece, which is put into a statement at a tenth of the cost of the hundred
 * pieces that it is made of. A page's statements hold some forty such conditions.
 */
export function saidOnce<Value = boolean>(say: Said<Value>): Said<Value> {
  const templates = new Map<string, Template>();
  return (row, who) => {
    if (row.rootId) return say(row, who); // of one query alone
    const { subject, root, permission = '', kinds } = row;
    const key = [subject, root, permission, kinds ?? 'any'].join(' ');
    const { texts, values } = templates.get(key) ?? templateOf(say(row, somebody));
    templates.set(key, { texts, values });
    return sql<Value>(texts, ...values.map((value) => (value === somebody ? who : value)));
  };
}

const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

function templateOf(said: RawBuilder<unknown>): Template {
  const { sql: text, parameters } = said.compile(compiler);
  const texts: string[] = [];
  const values: unknown[] = [];
  let end = 0;
  for (const place of text.matchAll(/«who»|\$(\d+)/g)) {
    texts.push(text.slice(end, place.index));
    values.push(place[0] === mark ? somebody : parameters[Number(place[1]) - 1]);
    end = place.index + place[0].length;
  }
  texts.push(text.slice(end));
  return { texts: Object.assign(texts, { raw: texts }), values };
}
