import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Problem } from '@kashi/contracts/asking/problem';
import { renderPart } from '../testing/render-part.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';

const said = () => screen.getByRole('alert').textContent;

test("a refusal is explained in the server's words", () => {
  renderPart(
    <ProblemNotice error={new Problem('refused', { serverMessage: 'موجودی کافی نیست.' })} />,
  );

  expect(said()).toBe('موجودی کافی نیست.');
});

test('an offline shopper learns what to do, and can retry', async () => {
  const retry = vi.fn();
  const { shopper } = renderPart(<ProblemNotice error={new Problem('offline')} onRetry={retry} />);
  expect(said()).toContain('اینترنت خود را بررسی کنید');

  await shopper.click(screen.getByRole('button', { name: 'تلاش دوباره' }));

  expect(retry).toHaveBeenCalledOnce();
});

test('the text of an unexpected error is never shown', () => {
  renderPart(<ProblemNotice error={new TypeError('x is not a function')} />);

  expect(said()).toContain('فروشگاه نتوانست پاسخ دهد');
  expect(said()).not.toContain('function');
});

test('a refusal without a sentence gives the time to wait', () => {
  renderPart(<ProblemNotice error={new Problem('refused', { retryAfterSeconds: 90 })} />);

  expect(said()).toContain('لطفاً ۹۰ ثانیه صبر کنید.');
});
