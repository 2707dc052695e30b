import type {
  Block,
  CallExpression,
  Expression,
  Node,
  SourceFile,
  TaggedTemplateExpression,
} from 'typescript/unstable/ast';
import {
  isArrowFunction,
  isBlock,
  isCallExpression,
  isConditionalExpression,
  isFunctionDeclaration,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isReturnStatement,
  isStringLiteral,
  isTaggedTemplateExpression,
  isTemplateExpression,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import { type Checker, type Project, SymbolFlags, type Type } from 'typescript/unstable/sync';
import type { Member, ValueClass } from './compare.ts';

/** A statement with a row type. Without `text`, it is put together while the program runs, and `why` says of what. */
export type Statement = { path: string; line: number; members: Member[] } & ({ text: string } | { why: string });

/** Finds the statements of a file that are written with a row type of named columns, wherever they are run. */
export function statementsOf(project: Project, file: SourceFile, path: string): Statement[] {
  const found: Statement[] = [];
  const visit = (node: Node): void => {
    if (isTaggedTemplateExpression(node) && isStatement(node)) {
      const members = membersOf(project.checker, node);
      const line = file.text.slice(0, node.template.pos).split('\n').length;
      if (members.length > 0) found.push({ path, line, members, ...textOf(project, node) });
    }
    node.forEachChild(visit);
  };
  file.forEachChild(visit);
  return found;
}

/** Whether it is "sql<Row>`…`" with a whole statement: executed where it is written, or handed to `runPrepared` or another function. */
const isStatement = ({ tag, typeArguments, template }: TaggedTemplateExpression): boolean => {
  if (!isSql(tag) || typeArguments === undefined) return false;
  const begins = isTemplateExpression(template) ? template.head.text : template.getText().slice(1);
  return /^\s*(select|with|insert|update|delete)\b/i.test(begins);
};

function membersOf(checker: Checker, { typeArguments: [row] = [] as never }: TaggedTemplateExpression): Member[] {
  const type = row && checker.getTypeFromTypeNode(row);
  if (!type || classNamed(checker, type) !== 'any') return [];
  return checker.getPropertiesOfType(type).flatMap((property) => {
    const of = checker.getTypeOfSymbol(property);
    return of ? [{ name: property.name, ...classOf(checker, of) }] : [];
  });
}

function classOf(checker: Checker, type: Type): Pick<Member, 'is' | 'isOptional'> {
  const said = checker.typeToString(type);
  const value = checker.getNonNullableType(type) ?? type;
  return { is: classNamed(checker, value), isOptional: /\bundefined$|^undefined\b/.test(said) };
}

function classNamed(checker: Checker, type: Type): ValueClass {
  if (checker.isArrayLikeType(type)) return 'array';
  if (type.isUnionType()) {
    const [first, ...others] = type.getTypes().map((one) => classNamed(checker, one));
    return first && others.every((other) => other === first) ? first : 'any';
  }
  const said = checker.typeToString(checker.getBaseTypeOfLiteralType(type) ?? type);
  return (['number', 'string', 'boolean', 'Date'] as const).find((name) => name === said) ?? 'any';
}

/** The arguments of a call, by the names of the parameters of what is called, each with the arguments among which it was written. */
interface Arguments {
  readonly [parameter: string]: { expression: Expression; among: Arguments } | undefined;
}

/**
 * Writes out a template: values become parameters, and a piece of SQL is written in its place: a constant, what a function returns that is no more than a
 * template, and of a choice its first branch.
 */
function textOf(project: Project, node: TaggedTemplateExpression): { text: string } | { why: string } {
  let count = 0;
  const write = (template: TaggedTemplateExpression['template'], among: Arguments): string => {
    if (isNoSubstitutionTemplateLiteral(template)) return template.text;
    if (!isTemplateExpression(template)) throw new Composed('no template');
    const spans = [...template.templateSpans].map((span) => piece(span.expression, among) + span.literal.text);
    return template.head.text + spans.join('');
  };
  const piece = (expression: Expression, among: Arguments): string => {
    const type = project.checker.getTypeAtLocation(expression);
    if (!type) throw new Composed('unknown type');
    if (!project.checker.getPropertyOfType(type, 'toOperationNode')) {
      count += 1;
      return `$${count}`;
    }
    const before = count;
    try {
      return written(expression, among);
    } catch (error) {
      const value = error instanceof Composed ? sampleOf(project.checker, type) : undefined;
      if (value === undefined) throw error;
      count = before;
      return value;
    }
  };
  const written = (expression: Expression, among: Arguments): string => {
    if (isParenthesizedExpression(expression)) return piece(expression.expression, among);
    if (isConditionalExpression(expression)) return piece(expression.whenTrue, among);
    if (isTaggedTemplateExpression(expression) && isSql(expression.tag)) return write(expression.template, among);
    if (isIdentifier(expression)) {
      const given = among[expression.text];
      if (given) return piece(given.expression, given.among);
      const constant = declarationOf(project, expression);
      if (constant && isVariableDeclaration(constant) && constant.initializer) return piece(constant.initializer, {});
    }
    const called = isCallExpression(expression) ? calledBy(project, expression, among) : undefined;
    if (called) return piece(called.body, called.among);
    const literal = isCallExpression(expression) ? literalOf(expression, among) : undefined;
    if (literal !== undefined) return literal;
    throw new Composed(`\${${expression.getText().slice(0, 40)}}`);
  };
  try {
    return { text: write(node.template, {}) };
  } catch (error) {
    if (error instanceof Composed) return { why: error.message };
    throw error;
  }
}

/** A value of each class that a piece may have: what a column is does not depend on it. */
const samples: Partial<Record<ValueClass, string>> = { boolean: 'true', number: '(select 0::bigint)', string: 'null' };

/** Returns a value in the place of a piece that only a run can tell, if its type says what it is: a condition of access is a boolean. */
function sampleOf(checker: Checker, type: Type): string | undefined {
  const member = checker.getPropertyOfType(type, 'expressionType');
  const value = member && checker.getTypeOfSymbol(member);
  return value && samples[classNamed(checker, checker.getNonNullableType(value) ?? value)];
}

/** A statement has a piece that only a run can tell. */
class Composed extends Error {}

const isSql = (tag: Node): boolean => isIdentifier(tag) && tag.text === 'sql';

/** Returns what a call returns, if its function is no more than one expression of parameters with plain names, and its arguments. */
function calledBy(project: Project, { expression, arguments: given }: CallExpression, among: Arguments) {
  if (!isIdentifier(expression)) return undefined;
  const declared = declarationOf(project, expression);
  const made = declared && isVariableDeclaration(declared) ? declared.initializer : declared;
  if (!made || !(isArrowFunction(made) || isFunctionDeclaration(made)) || !made.body) return undefined;
  const body = isBlock(made.body) ? onlyReturned(made.body) : made.body;
  if (!body) return undefined;
  const own: Record<string, Arguments[string]> = {};
  for (const [index, { name, initializer }] of [...made.parameters].entries()) {
    if (!isIdentifier(name)) continue;
    const argument = given[index];
    if (argument) own[name.text] = { expression: argument, among };
    else if (initializer) own[name.text] = { expression: initializer, among: {} };
  }
  return { body, among: own };
}

function onlyReturned({ statements }: Block): Expression | undefined {
  const [first, ...others] = [...statements];
  return first && others.length === 0 && isReturnStatement(first) ? first.expression : undefined;
}

/** Writes `sql.lit` and `sql.ref` of a text that is known. */
function literalOf({ expression, arguments: [given] }: CallExpression, among: Arguments): string | undefined {
  if (!given || !isPropertyAccessExpression(expression) || !isSql(expression.expression)) return undefined;
  const text = knownText(given, among);
  if (text === undefined) return undefined;
  if (expression.name.text === 'lit') return `'${text.replaceAll("'", "''")}'`;
  if (expression.name.text === 'ref' || expression.name.text === 'id') {
    return text
      .split('.')
      .map((part) => `"${part}"`)
      .join('.');
  }
  return undefined;
}

/** Returns a text that is written in the code, also if it was handed over. */
function knownText(expression: Expression, among: Arguments): string | undefined {
  if (isStringLiteral(expression) || isNoSubstitutionTemplateLiteral(expression)) return expression.text;
  if (isIdentifier(expression)) {
    const given = among[expression.text];
    return given && knownText(given.expression, given.among);
  }
  if (!isTemplateExpression(expression)) return undefined;
  const spans = [...expression.templateSpans].map((span) => ({
    text: knownText(span.expression, among),
    rest: span.literal.text,
  }));
  if (spans.some(({ text }) => text === undefined)) return undefined;
  return expression.head.text + spans.map(({ text, rest }) => `${text}${rest}`).join('');
}

/** Returns where a name is declared, also if it is imported. */
function declarationOf({ checker }: Project, name: Node): Node | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  if (!symbol) return undefined;
  const target = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return target.valueDeclaration?.resolve();
}
