import type { BrowserContext } from '@playwright/test';

/** What a person does at a browser: presses of the pointer, and fields that are filled in. */
export interface Effort {
  presses: number;
  fields: number;
}

/** Counts from now on, over all pages of the browser. Call before the first page opens. */
export async function effortIn(context: BrowserContext): Promise<Effort> {
  const effort: Effort = { presses: 0, fields: 0 };
  await context.exposeFunction('kashiEffort', (kind: keyof Effort) => {
    effort[kind] += 1;
  });
  await context.addInitScript(() => {
    const { kashiEffort } = window as unknown as { kashiEffort(kind: keyof Effort): void };
    addEventListener('pointerdown', () => kashiEffort('presses'), true);
    addEventListener(
      'change',
      ({ target }) => {
        const isField =
          target instanceof Element &&
          target.matches('input:not([type=radio], [type=checkbox]), textarea');
        if (isField) kashiEffort('fields');
      },
      true,
    );
  });
  return effort;
}
