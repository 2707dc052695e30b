import { Refusal, type RefusalCode } from '@samspel/domain/refusal';
import {
  coerceInputValue,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputType,
  isNonNullType,
  typeFromAST,
  visit,
} from 'graphql';

/** The messages of GraphQL about a wrong value, and the refusal for each. */
const codes: [RegExp, RefusalCode][] = [
  [/is not defined by type/, 'input.unknownField'],
  [/was not provided|not to be null/, 'input.required'],
  [/does not exist in/, 'input.notAChoice'],
];

/**
 * Checks the variables of a request against the types that its document declares, so that a wrong one is refused like any other bad
 * input, by code and field. Throws a Refusal for the first one that is wrong.
 */
export function checkVariables(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, unknown>,
): void {
  const fields = argumentsOf(document);
  for (const definition of document.definitions) {
    if (definition.kind !== 'OperationDefinition') continue;
    for (const { variable, type: typeNode, defaultValue } of definition.variableDefinitions ?? []) {
      const name = variable.name.value;
      const type = typeFromAST(schema, typeNode as never) as GraphQLInputType | undefined;
      if (type && isInputType(type)) {
        checkVariable(fields.get(name) ?? name, type, variables[name], defaultValue !== undefined);
      }
    }
  }
}

/** Returns the argument that each variable is passed to: a refusal names the field of the schema, not the variable of the document. */
function argumentsOf(document: DocumentNode): Map<string, string> {
  const fields = new Map<string, string>();
  visit(document, {
    Argument: ({ name, value }) => void (value.kind === 'Variable' && fields.set(value.name.value, name.value)),
  });
  return fields;
}

function checkVariable(name: string, type: GraphQLInputType, value: unknown, hasDefault: boolean): void {
  if (value === undefined) {
    if (isNonNullType(type) && !hasDefault) throw new Refusal('input.required', name);
    return;
  }
  coerceInputValue(value, type, (path, _invalid, { message }) => {
    const code = codes.find(([wording]) => wording.test(message))?.[1] ?? 'input.wrongType';
    const unknown =
      code === 'input.unknownField' || code === 'input.required' ? /^Field "([^"]+)"/.exec(message)?.[1] : undefined;
    throw new Refusal(
      code,
      [name, ...path, ...(unknown && unknown !== path.at(-1) ? [unknown.split('.').at(-1)!] : [])].join('.'),
    );
  });
}
