import type { Expression, Node, SourceFile, TaggedTemplateExpression } from 'typescript/unstable/ast';
import {
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isPropertyAccessExpression,
  isTaggedTemplateExpression,
  isTemplateExpression,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import { type Checker, type Project, SymbolFlags, type Type } from 'typescript/unstable/sync';
import type { Member, ValueClass } from './compare.ts';

/** A statement with a row type. Without `text`, it is put together while the program runs, and `why` says of what. */
export type Statement = { path: string; line: number; members: Member[] } & ({ text: string } | { why: string });

/** Finds the statements of a file that are executed with a row type of named columns. */
export function statementsOf(project: Project, file: SourceFile, path: string): Statement[] {
  const found: Statement[] = [];
  const visit = (node: Node): void => {
    if (isTaggedTemplateExpression(node) && isExecuted(node)) {
      const members = membersOf(project.checker, node);
      const line = file.text.slice(0, node.template.pos).split('\n').length;
      if (members.length > 0) found.push({ path, line, members, ...textOf(project, node) });
    }
    node.forEachChild(visit);
  };
  file.forEachChild(visit);
  return found;
}

/** Whether it is "sql<Row>`…`.execute(…)". */
const isExecuted = (node: TaggedTemplateExpression): boolean =>
  isIdentifier(node.tag) &&
  node.tag.text === 'sql' &&
  node.typeArguments !== undefined &&
  isPropertyAccessExpression(node.parent) &&
  node.parent.name.text === 'execute';

function membersOf(checker: Checker, { typeArguments: [row] = [] as never }: TaggedTemplateExpression): Member[] {
  const type = row && checker.getTypeFromTypeNode(row);
  if (!type) return [];
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

/** Writes out a template: values become parameters, and a piece of SQL that is a constant is written in its place. */
function textOf(project: Project, node: TaggedTemplateExpression): { text: string } | { why: string } {
  let count = 0;
  const write = (template: TaggedTemplateExpression['template']): string => {
    if (isNoSubstitutionTemplateLiteral(template)) return template.text;
    if (!isTemplateExpression(template)) throw new Composed('no template');
    const spans = [...template.templateSpans].map((span) => piece(span.expression) + span.literal.text);
    return template.head.text + spans.join('');
  };
  const piece = (expression: Expression): string => {
    const type = project.checker.getTypeAtLocation(expression);
    if (!type) throw new Composed('unknown type');
    if (!project.checker.getPropertyOfType(type, 'toOperationNode')) {
      count += 1;
      return `$${count}`;
    }
    if (isTaggedTemplateExpression(expression)) return write(expression.template);
    const constant = isIdentifier(expression) ? constantOf(project, expression) : undefined;
    if (!constant) throw new Composed(`\${${expression.getText().slice(0, 40)}}`);
    return write(constant.template);
  };
  try {
    return { text: write(node.template) };
  } catch (error) {
    if (error instanceof Composed) return { why: error.message };
    throw error;
  }
}

/** A statement has a piece that only a run can tell. */
class Composed extends Error {}

/** Returns the template that a constant is. */
function constantOf({ checker }: Project, name: Node): TaggedTemplateExpression | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  if (!symbol) return undefined;
  const target = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declared = target.valueDeclaration?.resolve();
  const value = declared && isVariableDeclaration(declared) ? declared.initializer : undefined;
  return value && isTaggedTemplateExpression(value) ? value : undefined;
}
