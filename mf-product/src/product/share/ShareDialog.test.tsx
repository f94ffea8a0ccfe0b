import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ShareDialog } from './ShareDialog.tsx';

const shared = { name: 'ساعت ماهور', url: 'https://shop.example/product/7' };

const open = () => renderInShop(<ShareDialog shared={shared} onClose={() => undefined} />);

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'share');
});

test('every messenger gets the name and the address', () => {
  open();

  const links = screen.getAllByRole('link');

  expect(links.map(({ textContent }) => textContent)).toEqual(['تلگرام', 'واتس‌اپ', 'بله', 'ایتا']);
  for (const link of links) {
    const query = [...new URL(link.getAttribute('href') ?? '').searchParams.values()].join(' ');
    expect(query).toContain(shared.name);
    expect(query).toContain(shared.url);
  }
});

test("the device's own sharing is offered first", async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { shopper } = open();

  await shopper.click(screen.getByRole('button', { name: 'برنامه‌ها' }));

  expect(screen.getAllByRole('listitem')[0]?.textContent).toBe('برنامه‌ها');
  expect(share).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ url: shared.url }));
});

test('the button says «copied» for two seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { shopper } = open();

  await shopper.click(screen.getByRole('button', { name: 'کپی آدرس' }));

  expect(await screen.findByRole('button', { name: 'کپی شد' })).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(shared.url);
  // The timer of two seconds starts in an effect, which may run after the word is shown.
  await vi.waitFor(() => {
    act(() => void vi.advanceTimersByTime(2000));
    expect(screen.getByRole('button', { name: 'کپی آدرس' })).toBeTruthy();
  });
});

test('where the browser refuses to copy, the address is selected for the shopper', async () => {
  const { shopper } = open();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));

  await shopper.click(screen.getByRole('button', { name: 'کپی آدرس' }));

  const address = screen.getByRole<HTMLInputElement>('textbox', { name: 'آدرس کالا' });
  await vi.waitFor(() =>
    expect(screen.getByRole('status').textContent).toContain('خودتان کپی کنید'),
  );
  expect(address.selectionEnd).toBe(shared.url.length);
});
