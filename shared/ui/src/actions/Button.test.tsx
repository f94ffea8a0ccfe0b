import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

test('a button acts when it is pressed, by mouse and by keyboard', async () => {
  const press = vi.fn();
  const { shopper } = renderPart(<Button onClick={press}>افزودن به سبد</Button>);

  await shopper.click(screen.getByRole('button', { name: 'افزودن به سبد' }));
  await shopper.keyboard('{Enter}');

  expect(press).toHaveBeenCalledTimes(2);
});

test('a busy button keeps the focus and does nothing more', async () => {
  const press = vi.fn();
  const { shopper } = renderPart(
    <Button busy onClick={press}>
      ثبت
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'ثبت', busy: true });

  await shopper.tab();
  await shopper.keyboard('{Enter}');

  expect(press).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
});

test('a form is not sent a second time while its button is busy', async () => {
  const send = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const { shopper } = renderPart(
    <form onSubmit={send}>
      <Button type="submit" busy>
        ثبت
      </Button>
    </form>,
  );

  await shopper.click(screen.getByRole('button'));

  expect(send).not.toHaveBeenCalled();
});

test('a button link to another site is left to the browser', () => {
  renderPart(<ButtonLink href="https://example.com/a">دیدن</ButtonLink>);

  expect(screen.getByRole('link', { name: 'دیدن' }).getAttribute('href')).toBe(
    'https://example.com/a',
  );
});
