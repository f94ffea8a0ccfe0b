import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { Choice } from './Choice.tsx';
import { ChoiceCard } from './ChoiceCard.tsx';
import { IconButton } from '../../actions/IconButton.tsx';
import { Segmented } from './Segmented.tsx';
import { StarsChoice } from './StarsChoice.tsx';

test('a switch changes by its label and by the space bar', async () => {
  const { shopper } = renderPart(<Choice type="switch">فقط کالاهای موجود</Choice>);
  const toggle = screen.getByRole<HTMLInputElement>('switch', { name: 'فقط کالاهای موجود' });

  await shopper.click(screen.getByText('فقط کالاهای موجود'));
  expect(toggle.checked).toBe(true);

  await shopper.keyboard(' ');
  expect(toggle.checked).toBe(false);
});

test('a press anywhere on the card chooses it, and a press on the button beside it does not', async () => {
  const { shopper } = renderPart(
    <ChoiceCard
      type="radio"
      name="address"
      title="خانه"
      action={<IconButton label="ویرایش آدرس خانه">…</IconButton>}
    >
      <span>اصفهان، خیابان توحید</span>
    </ChoiceCard>,
  );
  const radio = screen.getByRole<HTMLInputElement>('radio');

  await shopper.click(screen.getByRole('button', { name: 'ویرایش آدرس خانه' }));
  expect(radio.checked).toBe(false);

  await shopper.click(screen.getByText('اصفهان، خیابان توحید'));
  expect(radio.checked).toBe(true);
});

function OrderState() {
  const [state, setState] = useState('open');
  return (
    <Segmented
      name="state"
      legend="وضعیت سفارش"
      value={state}
      onChange={setState}
      options={[
        { value: 'open', label: 'در جریان' },
        { value: 'done', label: 'تحویل‌شده' },
      ]}
    />
  );
}

test('one segment is chosen at a time', async () => {
  const { shopper } = renderPart(<OrderState />);

  await shopper.click(screen.getByText('تحویل‌شده'));

  expect(screen.getByRole('group', { name: 'وضعیت سفارش' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'تحویل‌شده' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'در جریان' }).checked).toBe(false);
});

test('a chosen star and those before it are full, which no colour need tell', async () => {
  const { shopper, container } = renderPart(<StarsChoice name="stars" legend="امتیاز شما" />);
  const drawn = () => (container.textContent ?? '').replaceAll(/[^★☆]/gu, '');
  expect(drawn()).toBe('☆☆☆☆☆');

  await shopper.click(screen.getAllByRole('radio')[2]!);

  expect(drawn()).toBe('★★★☆☆');
});
