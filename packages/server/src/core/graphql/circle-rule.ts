import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { tooMuch } from './limits.ts';

/**
 * Validation rule: below a list of some type there is no other list of the same type, through fragments too. An activity leads to its year
 * wheel and the wheel to its activities, so that each round would multiply the answer by their number. A field that the schema marks
 * `@oneLevel` does not count as a round.
 */
export function circleRule(context: ValidationContext): ASTVisitor {
  const walk = new ListWalk(context);
  return {
    OperationDefinition({ operation, selectionSet }) {
      walk.below(selectionSet, context.getSchema().getRootType(operation));
      if (walk.foundCircle) context.reportError(tooMuch('query.tooLarge'));
    },
  };
}

const isOneLevel = ({ astNode }: GraphQLField<unknown, unknown>): boolean =>
  astNode?.directives?.some(({ name }) => name.value === 'oneLevel') ?? false;

type Names = ReadonlySet<string>;
const none: Names = new Set();

/** Collects the types that are listed in a selection, at any depth. */
class ListWalk {
  foundCircle = false;
  readonly #context: ValidationContext;
  /** The types listed in each fragment. Each is walked once: in a chain of fragments that spread the next one twice, work would double each time. */
  readonly #fragments = new Map<string, Names>();

  constructor(context: ValidationContext) {
    this.#context = context;
  }

  below(set: SelectionSetNode | undefined, type: GraphQLNamedType | null | undefined): Names {
    return new Set((set?.selections ?? []).flatMap((selection) => [...this.#listedBy(selection, type)]));
  }

  #listedBy(selection: SelectionNode, type: GraphQLNamedType | null | undefined): Names {
    if (selection.kind === 'FragmentSpread') return this.#inFragment(this.#context.getFragment(selection.name.value));
    if (selection.kind === 'InlineFragment')
      return this.below(selection.selectionSet, this.#typeNamed(selection.typeCondition?.name.value) ?? type);
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[selection.name.value] : undefined;
    if (!field) return none; // __typename, or what another rule reports
    const answered = getNamedType(field.type);
    const listed = this.below(selection.selectionSet, answered);
    if (!isListType(getNullableType(field.type)) || !isCompositeType(answered) || isOneLevel(field)) return listed;
    if (listed.has(answered.name)) this.foundCircle = true;
    return new Set([...listed, answered.name]);
  }

  #inFragment(fragment: FragmentDefinitionNode | null | undefined): Names {
    if (!fragment) return none;
    const name = fragment.name.value;
    if (!this.#fragments.has(name)) {
      this.#fragments.set(name, none); // ends a circle, which a rule of the standard reports
      this.#fragments.set(name, this.below(fragment.selectionSet, this.#typeNamed(fragment.typeCondition.name.value)));
    }
    return this.#fragments.get(name)!;
  }

  #typeNamed = (name: string | undefined) => (name ? this.#context.getSchema().getType(name) : undefined);
}
