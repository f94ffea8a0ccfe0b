import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { Problem } from '@kashi/contracts/asking/problem';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { frameProps } from '../../frame/frame-fixtures.ts';
import { someContents } from '../contents-fixtures.ts';
import { DrawerLink } from '../DrawerLink.tsx';

// Parts that load on demand are loaded in advance here, because these tests are about their behaviour.
beforeAll(async () => {
  await import('./Drawer.tsx');
});

const readContents = 'GET /v1/ContentManagement/Contents/Read';
const opener = () => screen.getByRole('link', { name: 'گروه‌ها' });

test('the drawer opens with the tree of groups', async () => {
  const { shopper, shell } = renderInShop(<DrawerLink {...frameProps()}>گروه‌ها</DrawerLink>, {
    [readContents]: someContents,
  });

  await shopper.click(opener());

  const category = await screen.findByText('ساعت هوشمند');
  expect((category as HTMLAnchorElement).search).toContain('CategoryId=111');
  expect(shell.location()).toBe('/');
});

test('a drawer whose code is still on its way does not open over another page', async () => {
  onTestFinished(() => history.replaceState(null, '', '/'));
  const { shell } = renderInShop(<DrawerLink {...frameProps()}>گروه‌ها</DrawerLink>, {
    [readContents]: someContents,
  });

  fireEvent.click(opener());
  history.replaceState(null, '', '/cart');
  await act(async () => void (await import('./Drawer.tsx')));

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(shell.location()).toBe('/');
});

test('the drawer is closed before the focus goes to a page that was on its way', async () => {
  const { shopper, shell } = renderInShop(<DrawerLink {...frameProps()}>گروه‌ها</DrawerLink>, {
    [readContents]: someContents,
  });
  await shopper.click(opener());
  const dialog = await screen.findByRole('dialog');

  act(() => {
    shell.navigate('/cart');
    // Here the shell moves the focus.
    expect(dialog).not.toBeInTheDocument();
  });
});

test("the drawer's button closes it", async () => {
  const { shopper } = renderInShop(<DrawerLink {...frameProps()}>گروه‌ها</DrawerLink>, {
    [readContents]: someContents,
  });
  await shopper.click(opener());

  await shopper.click(await screen.findByRole('button', { name: 'بستن' }));

  expect(screen.queryByRole('dialog')).toBeNull();
});

test('every group stays a link without the tree', async () => {
  const { shopper } = renderInShop(<DrawerLink {...frameProps()}>گروه‌ها</DrawerLink>, {
    [readContents]: () => {
      throw new Problem('offline');
    },
  });

  await shopper.click(opener());

  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'خانه و آشپزخانه' })).toHaveProperty(
    'pathname',
    '/filter',
  );
});

test('a customer signs out in the drawer, which closes', async () => {
  const { shopper, shell } = renderInShop(
    <DrawerLink {...frameProps()}>گروه‌ها</DrawerLink>,
    { [readContents]: someContents },
    { customer: 'نگار رضایی', path: '/cart' },
  );
  await shopper.click(opener());

  await shopper.click(await screen.findByRole('button', { name: 'خروج از حساب' }));

  expect(shell.session.isSignedIn()).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});
