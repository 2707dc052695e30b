import type { Page } from 'playwright-core';

/** What assistive technology gets about one thing on the page. */
export type Heard = {
  role: string;
  name: string;
  description: string;
  isSelected: boolean;
  isFocused: boolean;
  isRequired: boolean;
};

/** Returns everything of certain roles that a screen reader can find, in the order of the page, from the browser's own accessibility tree. */
export async function heard(page: Page, ...roles: readonly string[]): Promise<Heard[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  return nodes
    .filter(({ ignored, role }) => !ignored && roles.includes(String(role?.value)))
    .map(({ role, name, description, properties = [] }) => {
      const is = (property: string) => properties.some((one) => one.name === property && one.value.value === true);
      return {
        role: String(role?.value),
        name: String(name?.value ?? ''),
        description: String(description?.value ?? ''),
        isSelected: is('selected'),
        isFocused: is('focused'),
        isRequired: is('required'),
      };
    });
}

/** Returns the words in the polite live regions of the page, which are read out when they change. */
export async function announced(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const words = (id: string): string => {
    const node = byId.get(id);
    if (!node) return '';
    return node.role?.value === 'StaticText' ? String(node.name?.value) : (node.childIds ?? []).map(words).join('');
  };
  return nodes
    .filter(({ role }) => role?.value === 'status')
    .map(({ nodeId }) => words(nodeId).trim())
    .filter(Boolean);
}
