import { Problem } from '@kashi/shared/api/problem';
import type { Answers } from '@kashi/shared/testing/answers';
import { renderInShop } from '@kashi/shared/testing/render-in-shop';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AddressDialog } from './AddressDialog.tsx';

const create = 'POST /v1/Identity/CustomersAddress/Create';

const places: Answers = {
  'GET /v1/BasicDefinitions/Provinces/Read': () => [{ Value: 4, Text: 'اصفهان' }],
  'GET /v1/BasicDefinitions/Cities/ReadByProvince': () => [{ Value: 40, Text: 'کاشان' }],
};

async function aFilledDialog(answers: Answers = {}) {
  const onSaved = vi.fn();
  const onClose = vi.fn();
  const shop = renderInShop(<AddressDialog onSaved={onSaved} onClose={onClose} />, {
    ...places,
    ...answers,
  });
  const { shopper } = shop;
  await shopper.type(screen.getByRole('textbox', { name: /عنوان آدرس/ }), 'خانه');
  await shopper.selectOptions(
    screen.getByRole('combobox', { name: 'استان' }),
    await screen.findByRole('option', { name: 'اصفهان' }),
  );
  await shopper.selectOptions(
    screen.getByRole('combobox', { name: 'شهر' }),
    await screen.findByRole('option', { name: 'کاشان' }),
  );
  await shopper.type(screen.getByRole('textbox', { name: /نشانی کامل/ }), 'خیابان باغ فین');
  await shopper.type(screen.getByRole('textbox', { name: 'نام گیرنده' }), 'سارا کریمی');
  await shopper.type(screen.getByRole('textbox', { name: 'موبایل گیرنده' }), '۰۹۱۲۳۴۵۶۷۸۹');
  return { ...shop, onSaved, onClose };
}

const save = () => screen.getByRole('button', { name: 'ذخیره آدرس' });
const cancel = () => screen.getByRole('button', { name: 'انصراف' });

test('a saved address is told to the rest of the shop', async () => {
  const heard = vi.fn();
  const { shopper, host, onSaved } = await aFilledDialog({
    [create]: (draft) => ({
      ...draft,
      Id: 7,
      FullLocation: 'اصفهان، کاشان',
      Lat: null,
      Lng: null,
      AreaId: null,
      AreaName: null,
      ProvinceId: 4,
    }),
  });
  host.events.subscribe('address-updated', heard);

  await shopper.click(save());

  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(7));
  expect(heard).toHaveBeenCalledExactlyOnceWith({ addressId: 7 });
});

test('a save that fails keeps what was typed', async () => {
  const { shopper, onSaved } = await aFilledDialog({
    [create]: () => {
      throw new Problem('offline');
    },
  });

  await shopper.click(save());

  expect(await screen.findByRole('alert')).toHaveTextContent('ارتباط با فروشگاه برقرار نشد');
  expect(screen.getByRole('textbox', { name: 'نام گیرنده' })).toHaveValue('سارا کریمی');
  expect(onSaved).not.toHaveBeenCalled();
});

test('Escape does not close it, and its own cancel asks before something typed is lost', async () => {
  const { shopper, onClose } = await aFilledDialog();

  await shopper.keyboard('{Escape}');
  await shopper.click(cancel());
  expect(onClose).not.toHaveBeenCalled();
  await shopper.click(screen.getByRole('button', { name: 'بسته شود' }));

  expect(onClose).toHaveBeenCalledOnce();
});

test('an untouched dialog closes at once', async () => {
  const onClose = vi.fn();
  const { shopper } = renderInShop(<AddressDialog onSaved={vi.fn()} onClose={onClose} />, places);

  await shopper.click(cancel());

  expect(onClose).toHaveBeenCalledOnce();
});
