import { Problem } from '@kashi/contracts/asking/problem';
import type { Product } from '@kashi/contracts/product/product';
import type { Answers } from '@kashi/kit/testing/answers';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { act, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { aProduct } from '../product-fixtures.ts';
import { ProductDetails } from './ProductDetails.tsx';

// Loads the late part before the tests: they are about what the part does, and not about how it comes.
beforeAll(async () => {
  await import('../opinions/Reviews.tsx');
  await import('../opinions/Questions.tsx');
});

const readReviews = 'GET /v1/ProductManagement/ProductReviews/Read';
const readQuestions = 'GET /v1/ProductManagement/ProductQuestions/Read';

interface Visit {
  product?: Partial<Product>;
  description?: string | null;
  answers?: Answers;
  path?: string;
}

function open({ product, description = '<p>متن</p>', answers, path = '/product/7/watch' }: Visit) {
  const data = { product: aProduct(product), description };
  return renderInShop(<ProductDetails data={data} />, answers, { path });
}

test('a specification without a value is shown as dashes', async () => {
  const { shopper } = open({
    product: {
      ProductPropertyGroups: [
        {
          GroupTitle: 'مشخصات کلی',
          ProductPropertyValue: [
            { PropertyTitle: 'وزن', PropertyValue: '۳۲ گرم' },
            { PropertyTitle: 'سیم‌کارت', PropertyValue: '' },
          ],
        },
      ],
    },
  });

  await shopper.click(screen.getByRole('tab', { name: 'مشخصات' }));

  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values).toEqual(['۳۲ گرم', '---']);
});

test('Back to a page of the questions opens their tab', async () => {
  const opinions = { TotalCount: 12, Page: 0 };
  const { shell } = open({
    path: '/product/7/watch?questionsPage=2',
    answers: {
      [readReviews]: () => ({ ...opinions, FilteredReviews: [] }),
      [readQuestions]: () => ({ ...opinions, FilteredQuestions: [] }),
    },
  });
  const openTab = () => screen.getByRole('tab', { selected: true }).textContent;

  act(() => shell.navigate('/product/7/watch?reviewsPage=2'));
  expect(openTab()).toBe('دیدگاه کاربران');
  act(() => shell.navigate('/product/7/watch?questionsPage=2'));
  expect(openTab()).toBe('پرسش و پاسخ');

  await screen.findByRole('group', { name: 'صفحهٔ ۲' });
});

test('a video of a site that is not allowed makes no tab', () => {
  open({ product: { ProductMedias: [{ URL: 'https://videos.example/1' }] } });

  expect(screen.queryByRole('tab', { name: 'ویدیوها' })).toBeNull();
});

test('reviews are read when their tab is opened, by keyboard as well', async () => {
  const read = vi.fn(() => ({
    TotalCount: 1,
    Page: 0,
    FilteredReviews: [
      {
        CustomerName: 'مهسا کریمی',
        RegDateTime: '2025-11-03T08:00:00.000Z',
        Title: 'سبک',
        Text: 'خوب است',
      },
    ],
  }));
  const { shopper } = open({ answers: { [readReviews]: read } });
  screen.getByRole('tab', { name: 'توضیحات' }).focus();
  expect(read).not.toHaveBeenCalled();

  await shopper.keyboard('{ArrowLeft}');

  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('دیدگاه کاربران');
  expect(await screen.findByText('خوب است')).toBeTruthy();
  expect(screen.getByText('۱۲ آبان ۱۴۰۴')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'نوشتن دیدگاه' }).getAttribute('href')).toBe('/review/7');
  expect(read).toHaveBeenCalledExactlyOnceWith({ ProductId: 7, Page: 0 });
});

test('an answer is labelled as the manager’s', async () => {
  const { shopper } = open({
    answers: {
      [readReviews]: () => ({ TotalCount: 0, Page: 0, FilteredReviews: [] }),
      [readQuestions]: () => ({
        TotalCount: 1,
        Page: 0,
        FilteredQuestions: [
          {
            CustomerName: 'سینا',
            RegDateTime: '2025-11-06T08:00:00.000Z',
            Question: 'بند یدکی دارد؟',
            Answer: 'بله، دارد.',
            AnsweredDateTime: '2025-11-07T08:00:00.000Z',
          },
        ],
      }),
    },
  });

  await shopper.click(screen.getByRole('tab', { name: 'پرسش و پاسخ' }));

  expect(await screen.findByText('پاسخ مدیر فروشگاه')).toBeTruthy();
  expect(screen.getByText('بله، دارد.')).toBeTruthy();
});

test('reviews that could not be read are a problem with a retry, and not an empty list', async () => {
  const read = vi
    .fn()
    .mockRejectedValueOnce(new Problem('offline'))
    .mockResolvedValueOnce({ TotalCount: 0, Page: 0, FilteredReviews: [] });
  const { shopper } = open({ answers: { [readReviews]: read } });

  await shopper.click(screen.getByRole('tab', { name: 'دیدگاه کاربران' }));
  await shopper.click(await screen.findByRole('button', { name: 'تلاش دوباره' }));

  expect(await screen.findByText('هنوز دیدگاهی ثبت نشده است')).toBeTruthy();
});

test('an address that names a page of the reviews opens that page', async () => {
  const read = vi.fn(() => ({ TotalCount: 14, Page: 1, FilteredReviews: [] }));
  open({
    answers: { [readReviews]: read },
    path: '/product/7/watch?reviewsPage=2',
  });

  const current = await screen.findByRole('link', { name: 'صفحهٔ ۲', current: 'page' });

  expect(current.getAttribute('href')).toBe('/product/7/watch?reviewsPage=2');
  expect(read).toHaveBeenCalledExactlyOnceWith({ ProductId: 7, Page: 1 });
});

test('a description that could not be read can be read again', async () => {
  const { shopper, shell } = open({ description: null });

  await shopper.click(screen.getByRole('button', { name: 'تلاش دوباره' }));

  expect(shell.seen.reloads).toBe(1);
});
