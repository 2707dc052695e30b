import { Refusal, type RefusalCode } from '@samspel/domain/refusal';
import {
  type ASTVisitor,
  GraphQLError,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** How much one request may ask (product/wire#limits). Bytes have a limit too, since comments are not counted as tokens. */
export const limits = { depth: 10, aliases: 15, tokens: 2_000, bytes: 20_000 } as const;

/** Makes the error of a document that asks too much, which is worded in the person's language. */
export const tooMuch = (code: RefusalCode) => new GraphQLError(code, { originalError: new Refusal(code) });

/** Validation rule: no more than 10 fields inside each other, through fragments too. */
export function depthRule(context: ValidationContext): ASTVisitor {
  const known = new Map<string, number>();
  return {
    OperationDefinition(operation) {
      if (depthOf(context, operation.selectionSet, known) > limits.depth) {
        context.reportError(tooMuch('query.tooDeep'));
      }
    },
  };
}

/** The depth of each fragment. Each is walked only once: a chain of fragments that spread the next one twice would double the work each time. */
type Known = Map<string, number>;

function depthOf(context: ValidationContext, set: SelectionSetNode | undefined, known: Known): number {
  return Math.max(0, ...(set?.selections ?? []).map((selection) => selectionDepth(context, selection, known)));
}

function selectionDepth(context: ValidationContext, selection: SelectionNode, known: Known): number {
  if (selection.kind === 'Field') return 1 + depthOf(context, selection.selectionSet, known);
  if (selection.kind === 'InlineFragment') return depthOf(context, selection.selectionSet, known);
  const name = selection.name.value;
  if (!known.has(name)) {
    known.set(name, 0); // ends a circle, which a rule of the standard reports
    known.set(name, depthOf(context, context.getFragment(name)?.selectionSet, known));
  }
  return known.get(name)!;
}

/** Validation rule: no more than 15 aliases. */
export function aliasRule(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  return {
    Field(field) {
      if (field.alias) aliases += 1;
      if (aliases === limits.aliases + 1) context.reportError(tooMuch('query.tooManyAliases'));
    },
  };
}

/** Validation rule: no subscriptions; changes are announced on the live channel (product/wire#live-channel). */
export function subscriptionRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition({ operation }) {
      if (operation === 'subscription') context.reportError(new GraphQLError('There are no subscriptions'));
    },
  };
}
