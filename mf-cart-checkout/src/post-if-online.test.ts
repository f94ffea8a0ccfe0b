import { aShellApi } from '@kashi/kit/testing/a-shell-api';
import { expect, test, vi } from 'vitest';
import { postIfOnline } from './post-if-online.ts';

function posts(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const form = document.createElement('form');
  const submit = vi.spyOn(form, 'submit').mockReturnValue();
  const shell = aShellApi();
  return { isOnItsWay: postIfOnline(form, shell), submit, toasts: shell.seen.toasts };
}

test('a form whose code cannot be had is posted', () => {
  const { isOnItsWay, submit, toasts } = posts(true);

  expect(isOnItsWay).toBe(true);
  expect(submit).toHaveBeenCalledOnce();
  expect(toasts).toEqual([]);
});

test('without a network the shopper stays on the page, and is told why nothing was added', () => {
  const { isOnItsWay, submit, toasts } = posts(false);

  expect(isOnItsWay).toBe(false);
  expect(submit).not.toHaveBeenCalled();
  expect(toasts).toEqual(['کالا به سبد افزوده نشد. اتصال خود را بررسی و دوباره تلاش کنید.']);
});
