import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { Quantity } from './Quantity.tsx';

const increase = { name: 'افزایش تعداد چای' };
const decrease = { name: 'کاهش تعداد چای' };

test('plus and minus ask for one more and one less', async () => {
  const change = vi.fn();
  const { shopper } = renderPart(<Quantity name="چای" quantity={2} max={5} onChange={change} />);

  await shopper.click(screen.getByRole('button', increase));
  await shopper.click(screen.getByRole('button', decrease));

  expect(change.mock.calls).toEqual([[3], [1]]);
  expect(screen.getByRole('status').textContent).toBe('۲');
});

test("at the stock's limit plus does nothing, and its button says so without losing the focus", async () => {
  const change = vi.fn();
  const { shopper } = renderPart(<Quantity name="چای" quantity={5} max={5} onChange={change} />);
  const plus = screen.getByRole('button', increase);

  await shopper.click(plus);

  expect(change).not.toHaveBeenCalled();
  expect(plus.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(plus);
});

test('at one a bin replaces the minus', async () => {
  const remove = vi.fn();
  const { shopper } = renderPart(
    <Quantity name="چای" quantity={1} max={5} onChange={vi.fn()} onRemove={remove} />,
  );

  await shopper.click(screen.getByRole('button', { name: 'حذف چای' }));

  expect(remove).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', decrease)).toBeNull();
});

test('the next change waits for the running one', async () => {
  const change = vi.fn();
  const { shopper } = renderPart(
    <Quantity name="چای" quantity={2} max={5} onChange={change} busy />,
  );

  await shopper.click(screen.getByRole('button', increase));
  await shopper.click(screen.getByRole('button', decrease));

  expect(change).not.toHaveBeenCalled();
});
