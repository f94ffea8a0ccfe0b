import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ConflictNotice } from './ConflictNotice.tsx';
import { aProduct } from './goods-draft-fixtures.ts';

test('whoever was overtaken reads what each variant costs and has in stock now, before the choice', () => {
  render(
    <ConflictNotice
      conflict={{ current: aProduct, differs: ['variants'], changedBy: 'لاله', changedAt: null }}
      onTheirs={() => {}}
      onMine={() => {}}
    />,
  );

  expect(screen.getByRole('alert').textContent).toContain(
    'مشکی: ۱٬۰۰۰ تومان، موجودی ۱۰؛ سفید: ۱٬۰۰۰ تومان، موجودی ۱۰',
  );
});

test('whoever was overtaken reads the description as shoppers do, and no tags', () => {
  const current = {
    ...aProduct,
    description: '<p>چای <strong>تازه</strong></p><ul><li>دو</li></ul>',
  };
  render(
    <ConflictNotice
      conflict={{ current, differs: ['description'], changedBy: 'لاله', changedAt: null }}
      onTheirs={() => {}}
      onMine={() => {}}
    />,
  );

  const shown = screen.getByRole('group', { name: 'توضیح' });
  expect(shown.textContent).toBe('چای تازهدو');
  expect(shown.querySelector('li')?.textContent).toBe('دو');
});
