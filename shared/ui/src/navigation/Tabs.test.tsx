import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { id: 'text', title: 'توضیحات', content: 'متن کالا' },
  { id: 'facts', title: 'مشخصات', content: 'مشخصه‌ها' },
  { id: 'reviews', title: 'دیدگاه‌ها', count: 24, content: 'نظرها' },
];

const openPanel = () => screen.getByRole('tabpanel').textContent;

test('the first tab is open, and a press opens another', async () => {
  const { shopper } = renderPart(<Tabs label="کالا" tabs={tabs} />);
  expect(openPanel()).toBe('متن کالا');

  await shopper.click(screen.getByRole('tab', { name: 'دیدگاه‌ها (۲۴)' }));

  expect(openPanel()).toBe('نظرها');
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('دیدگاه‌ها');
});

test('the arrow keys follow the order on the screen: left is onwards, and the first tab follows the last', async () => {
  const { shopper } = renderPart(<Tabs label="کالا" tabs={tabs} />);

  await shopper.tab();
  await shopper.keyboard('{ArrowLeft}');
  expect(openPanel()).toBe('مشخصه‌ها');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'مشخصات' }));

  await shopper.keyboard('{ArrowRight}{ArrowRight}');
  expect(openPanel()).toBe('نظرها');

  await shopper.keyboard('{Home}');
  expect(openPanel()).toBe('متن کالا');
  await shopper.keyboard('{End}');
  expect(openPanel()).toBe('نظرها');
});

test('only the open tab is in the tab order', async () => {
  const { shopper } = renderPart(
    <>
      <Tabs label="کالا" tabs={tabs} />
      <button type="button">بعدی</button>
    </>,
  );

  await shopper.tab();
  await shopper.tab();

  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'بعدی' }));
});

test('a caller that controls the choice is asked, and decides', async () => {
  const select = vi.fn();
  const { shopper } = renderPart(
    <Tabs label="کالا" tabs={tabs} selected="facts" onSelect={select} />,
  );

  await shopper.click(screen.getByRole('tab', { name: 'توضیحات' }));

  expect(select).toHaveBeenCalledExactlyOnceWith('text');
  expect(openPanel()).toBe('مشخصه‌ها');
});

test('a tab says how many items it has, unless nobody has counted them', () => {
  const [first, second, third] = tabs;
  renderPart(
    <Tabs
      label="کالا"
      tabs={[
        { ...first!, count: 0 },
        { ...second!, count: null },
        { ...third!, count: undefined },
      ]}
    />,
  );

  const names = screen.getAllByRole('tab').map(({ textContent }) => textContent);

  expect(names).toEqual(['توضیحات (۰)', 'مشخصات', 'دیدگاه‌ها']);
});
