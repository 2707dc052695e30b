import {
  type ASTVisitor,
  GraphQLError,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** How much one request may ask (decision 37). */
export const limits = { depth: 10, aliases: 15, tokens: 2_000 } as const;

const refuse = (code: string, message: string) => new GraphQLError(message, { extensions: { code } });

/** Validation rule: no more than 10 fields inside each other, through fragments too. */
export function depthRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      if (depthOf(context, operation.selectionSet, []) > limits.depth) {
        context.reportError(refuse('query.tooDeep', `A query is at most ${limits.depth} fields deep`));
      }
    },
  };
}

function depthOf(context: ValidationContext, set: SelectionSetNode | undefined, path: string[]): number {
  return Math.max(0, ...(set?.selections ?? []).map((selection) => selectionDepth(context, selection, path)));
}

function selectionDepth(context: ValidationContext, selection: SelectionNode, path: string[]): number {
  if (selection.kind === 'Field') return 1 + depthOf(context, selection.selectionSet, path);
  if (selection.kind === 'InlineFragment') return depthOf(context, selection.selectionSet, path);
  const name = selection.name.value;
  if (path.includes(name)) return 0; // a circle, which a rule of the standard reports
  return depthOf(context, context.getFragment(name)?.selectionSet, [...path, name]);
}

/** Validation rule: no more than 15 aliases. */
export function aliasRule(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  return {
    Field(field) {
      if (field.alias) aliases += 1;
      if (aliases === limits.aliases + 1)
        context.reportError(refuse('query.tooManyAliases', `A query has at most ${limits.aliases} aliases`));
    },
  };
}
