import { persianPercent } from '@kashi/format/persian';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ConflictNotice } from './ConflictNotice.tsx';
import { aProduct, noShelves } from './goods-draft-fixtures.ts';

test('whoever was overtaken reads what each variant costs and has in stock now, before the choice', () => {
  render(
    <ConflictNotice
      conflict={{ current: aProduct, differs: ['variants'], changedBy: 'لاله', changedAt: null }}
      shelves={noShelves}
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
      shelves={noShelves}
      onTheirs={() => {}}
      onMine={() => {}}
    />,
  );

  const shown = screen.getByRole('group', { name: 'توضیح' });
  expect(shown.textContent).toBe('چای تازهدو');
  expect(shown.querySelector('li')?.textContent).toBe('دو');
});

test('whoever was overtaken reads shelves by their titles and numbers in Persian digits', () => {
  const shelf = (id: number, title: string) => ({ id, title, version: '' });
  const shelves = {
    ...noShelves,
    subGroups: [{ ...shelf(11, 'گوشی موبایل'), groupId: 1, sizeGuide: null }],
    categories: [{ ...shelf(111, 'هوشمند'), subGroupId: 11 }],
    brands: [{ ...shelf(3, 'آوا'), logo: '', alt: '' }],
  };
  const current = {
    ...aProduct,
    subGroupId: 11,
    categoryId: 111,
    brandId: 3,
    weightGrams: 1500,
    discountPercent: 10,
  };
  const differs = ['subGroupId', 'categoryId', 'brandId', 'weightGrams', 'discountPercent'];
  render(
    <ConflictNotice
      conflict={{ current, differs, changedBy: 'لاله', changedAt: null }}
      shelves={shelves}
      onTheirs={() => {}}
      onMine={() => {}}
    />,
  );

  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual(['گوشی موبایل', 'هوشمند', 'آوا', '۱٬۵۰۰', persianPercent(10)]);
});
