import { getSchema } from '@tiptap/core';
import Mention from '@tiptap/extension-mention';
import StarterKit from '@tiptap/starter-kit';
import type { MarkSpec, NodeSpec, Schema } from 'prosemirror-model';
import { expect, test } from 'vitest';
import { mentioningSchema, richTextSchema } from './schema.ts';

const editor = getSchema([StarterKit.configure({ heading: { levels: [1, 2, 3] } })]);

const rules = ['content', 'group', 'inline', 'marks', 'code', 'excludes', 'inclusive'] as const;

function outline(spec: NodeSpec | MarkSpec) {
  const kept = rules.map((rule) => [rule, (spec as Record<string, unknown>)[rule]]);
  const attrs = Object.entries(spec.attrs ?? {}).map(([name, attribute]) => [name, attribute.default]);
  return { ...Object.fromEntries(kept), attrs: Object.fromEntries(attrs) };
}

function outlineOf(schema: Pick<Schema, 'nodes' | 'marks'>) {
  const types = [...Object.values(schema.nodes), ...Object.values(schema.marks)];
  return types.map((type) => ({ name: type.name, ...outline(type.spec) }));
}

test('and what it can write where people are mentioned', () => {
  const mentioning = getSchema([StarterKit.configure({ heading: { levels: [1, 2, 3] } }), Mention]);
  const inOrder = (schema: Pick<Schema, 'nodes' | 'marks'>) =>
    outlineOf(schema).toSorted((one, other) => one.name.localeCompare(other.name));
  expect(inOrder(mentioningSchema)).toEqual(inOrder(mentioning as unknown as Schema));
});

test('the server knows exactly what the editor can write, in the same order', () => {
  expect(outlineOf(richTextSchema)).toEqual(outlineOf(editor as unknown as Schema));
});
