import type { ViewProps } from '@kashi/border/remote-contract';
import { expect, test, vi } from 'vitest';
import { aFailedCart } from './failed-page-fixtures.ts';
import type { PreparedPage } from './page-preparation.ts';

const aPageOf = (route: PreparedPage['route'] | null) =>
  ({
    route,
    module: {
      lifecycles: {
        mount: ({ domElement }: ViewProps) => {
          domElement.innerHTML = '<p id="whole"></p>';
          return Promise.resolve();
        },
      },
    },
  }) as unknown as PreparedPage;

test("a guest's page that the server has shown without code stays when its code fails", async () => {
  const { pages, onAlive, route } = aFailedCart(false);
  await vi.waitFor(() => expect(onAlive).toHaveBeenCalledOnce());

  expect(document.querySelector('[data-plain] > form')).not.toBeNull();
  expect(document.querySelector('[role="alert"]')).toBeNull();

  // The shopper follows a link to the same page, whose code has come by then.
  pages.show(aPageOf(route));
  await vi.waitFor(() => expect(document.getElementById('whole')).not.toBeNull());

  expect(document.querySelector('form, [data-plain]')).toBeNull();
});
