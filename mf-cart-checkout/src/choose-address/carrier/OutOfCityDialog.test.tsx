import { screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { Problem } from '@kashi/contracts/asking/problem';
import { Said, type Answers } from '@kashi/kit/testing/answers';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { aCarrier } from '../../parts/checkout/checkout-fixtures.ts';
import { OutOfCity } from './OutOfCity.tsx';

// Loads the late part before the tests: they are about what the part does, and not about how it comes.
beforeAll(async () => {
  await import('./OutOfCityDialog.tsx');
});

const getFee = 'GET /v1/Orders/CartAddress/GetDeliveryFee';

const freight = aCarrier({ Id: 4, Name: 'باربری چهارباغ' });
const post = aCarrier({ Id: 5, Name: 'پست ویژه' });

async function openDialog(answers: Answers = {}) {
  const onSave = vi.fn();
  const opened = renderInShop(
    <OutOfCity cartHash="cart-1" addressId={6} carriers={[freight, post]} onSave={onSave} />,
    answers,
  );
  await opened.shopper.click(screen.getByRole('button', { name: 'ارسال برون شهری' }));
  await screen.findByRole('dialog', { name: 'ارسال برون شهری' });
  return { ...opened, onSave };
}

const inquire = () => screen.getByRole('button', { name: 'استعلام هزینه' });
const save = () => screen.queryByRole('button', { name: 'ذخیره' });

test('asking for a fee without a carrier asks the shopper to choose one', async () => {
  const { shopper } = await openDialog();

  await shopper.click(inquire());

  expect(await screen.findByRole('alert')).toHaveTextContent('شرکت حامل را انتخاب کنید');
});

test('a carrier can be saved only after its fee was calculated', async () => {
  const { onSave, shopper } = await openDialog({
    [getFee]: () => new Said({ DeliveryFee: 125_000 }, 'ارسال به این آدرس ممکن است.'),
  });
  await shopper.click(screen.getByRole('radio', { name: /باربری/ }));
  expect(save()).not.toBeInTheDocument();

  await shopper.click(inquire());
  expect(await screen.findByText(/ارسال به این آدرس ممکن است./)).toHaveTextContent('۱۲۵٬۰۰۰ تومان');
  await shopper.click(screen.getByRole('button', { name: 'ذخیره' }));

  expect(onSave).toHaveBeenCalledExactlyOnceWith(4);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an inquiry about a carrier that the recipient pays is answered with that, and not with free', async () => {
  const { shopper } = await openDialog({
    [getFee]: () => ({ DeliveryFee: 0, IsFreightCollect: true }),
  });

  await shopper.click(screen.getByRole('radio', { name: /باربری/ }));
  await shopper.click(inquire());

  expect(await screen.findByRole('status')).toHaveTextContent('کرایه هنگام تحویل');
});

test('a carrier that does not go there says so with its fee, and cannot be saved', async () => {
  const { shopper } = await openDialog({
    [getFee]: () => {
      const value = { DeliveryFee: 90_000 };
      throw new Problem('refused', { serverMessage: 'به این آدرس نمی‌رود.', value });
    },
  });

  await shopper.click(screen.getByRole('radio', { name: /باربری/ }));
  await shopper.click(inquire());

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('به این آدرس نمی‌رود.');
  expect(alert).toHaveTextContent('۹۰٬۰۰۰ تومان');
  expect(save()).not.toBeInTheDocument();
});

test('choosing another carrier removes the calculated fee', async () => {
  const { shopper } = await openDialog({ [getFee]: () => ({ DeliveryFee: 125_000 }) });
  await shopper.click(screen.getByRole('radio', { name: /باربری/ }));
  await shopper.click(inquire());
  await screen.findByRole('status');

  await shopper.click(screen.getByRole('radio', { name: /پست ویژه/ }));

  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(save()).not.toBeInTheDocument();
});

test('cancelling leaves everything as it was', async () => {
  const { onSave, shopper } = await openDialog();

  await shopper.click(screen.getByRole('button', { name: 'انصراف' }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(onSave).not.toHaveBeenCalled();
});
