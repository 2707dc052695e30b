import type { Visitor } from './browser.ts';

/** Drags a ring by its handle, onto the row of another. */
export async function dragRing({ page, button }: Visitor, ring: string, onto: string): Promise<void> {
  const middle = async (name: string) => {
    const { x, y, width, height } = (await button('wheel.legend.move', { ring: name }).boundingBox())!;
    return [x + width / 2, y + height / 2] as const;
  };
  await page.mouse.move(...(await middle(ring)));
  await page.mouse.down();
  await page.mouse.move(...(await middle(onto)), { steps: 4 });
  await page.mouse.up();
}
