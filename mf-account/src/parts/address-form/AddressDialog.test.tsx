import { Problem } from '@kashi/contracts/asking/problem';
import type { Answers } from '@kashi/kit/testing/answers';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { shopContents } from '@kashi/kit/testing/shop-contents';
import { screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { AddressDialog } from './AddressDialog.tsx';

// Loads the late part before the tests: they are about what the part does, and not about how it comes.
beforeAll(async () => {
  await import('./AddressMap.tsx');
});

const create = 'POST /v1/Identity/CustomersAddress/Create';

const isfahanCity = { Value: 41, Text: 'اصفهان', Lat: 32.65, Lng: 51.67 };

const places: Answers = {
  'GET /v1/ContentManagement/Contents/Read': () => shopContents({ CityId: isfahanCity.Value }),
  'GET /v1/BasicDefinitions/Provinces/Read': () => [{ Value: 4, Text: 'اصفهان' }],
  'GET /v1/BasicDefinitions/Cities/ReadByProvince': () => [
    { Value: 40, Text: 'کاشان' },
    isfahanCity,
  ],
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
  await shopper.type(screen.getByRole('textbox', { name: /آدرس کامل/ }), 'خیابان باغ فین');
  await shopper.type(screen.getByRole('textbox', { name: 'نام گیرنده' }), 'سارا کریمی');
  await shopper.type(screen.getByRole('textbox', { name: 'موبایل گیرنده' }), '۰۹۱۲۳۴۵۶۷۸۹');
  return { ...shop, onSaved, onClose };
}

const save = () => screen.getByRole('button', { name: 'ذخیرهٔ آدرس' });
const cancel = () => screen.getByRole('button', { name: 'انصراف' });

test('a saved address is announced to the rest of the shop', async () => {
  const heard = vi.fn();
  const { shopper, shell, onSaved } = await aFilledDialog({
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
  shell.events.subscribe('address-updated', heard);

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

test('Escape does not close the dialog, and its cancel button asks before typed text is lost', async () => {
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

const saved = {
  Id: 7,
  Title: 'خانه',
  Address: 'خیابان توحید',
  CityId: isfahanCity.Value,
  ProvinceId: 4,
  FullLocation: 'اصفهان، اصفهان',
  PostalCode: '',
  TransfereeName: 'سارا کریمی',
  TransfereeMobNo: '09123456789',
  Lat: 32.66,
  Lng: 51.68,
  AreaId: 3,
  AreaName: 'منطقه ۳',
};

const update = 'PUT /v1/Identity/CustomersAddress/Update';
const areas = 'GET /v1/BasicDefinitions/Areas/ReadByPoint';

function aSavedAddress(answers: Answers) {
  return renderInShop(<AddressDialog address={saved} onSaved={vi.fn()} onClose={vi.fn()} />, {
    ...places,
    ...answers,
  });
}

test("the area of a point in the shop's own city is read, and saved with it", async () => {
  const answer = vi.fn(() => saved);
  const { shopper } = aSavedAddress({
    [areas]: () => ({ AreaId: 3, AreaName: 'منطقه ۳' }),
    [update]: answer,
  });
  expect(await screen.findByText(/منطقه ۳/)).toBeVisible();

  await shopper.click(save());

  await vi.waitFor(() =>
    expect(answer).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ Id: 7, Lat: 32.66, Lng: 51.68, AreaId: 3 }),
    ),
  );
});

test('an address keeps its area where the area of its pin cannot be read', async () => {
  const answer = vi.fn(() => saved);
  const { shopper } = aSavedAddress({
    [areas]: () => Promise.reject(new Problem('offline')),
    [update]: answer,
  });

  await shopper.click(save());

  await vi.waitFor(() =>
    expect(answer).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ Lat: 32.66, Lng: 51.68, AreaId: 3 }),
    ),
  );
});

test('choosing another city removes the pin, and no area is asked for there', async () => {
  const answer = vi.fn(() => saved);
  const area = vi.fn(() => ({ AreaId: 3, AreaName: 'منطقه ۳' }));
  const { shopper } = aSavedAddress({ [areas]: area, [update]: answer });
  await screen.findByText(/منطقه ۳/);

  await shopper.selectOptions(
    screen.getByRole('combobox', { name: 'شهر' }),
    await screen.findByRole('option', { name: 'کاشان' }),
  );
  await shopper.click(save());

  await vi.waitFor(() =>
    expect(answer).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ CityId: 40, Lat: null, Lng: null, AreaId: null }),
    ),
  );
  expect(area).toHaveBeenCalledOnce();
});

test('the pin can be taken away', async () => {
  const answer = vi.fn(() => saved);
  const { shopper } = aSavedAddress({
    [areas]: () => ({ AreaId: null, AreaName: '' }),
    [update]: answer,
  });

  await shopper.click(await screen.findByRole('button', { name: 'برداشتن نشانگر' }));
  await shopper.click(save());

  await vi.waitFor(() =>
    expect(answer).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ Lat: null, Lng: null, AreaId: null }),
    ),
  );
});

test('an address is saved with its city before the cities have been read', async () => {
  const answer = vi.fn(() => saved);
  const { shopper } = aSavedAddress({
    'GET /v1/BasicDefinitions/Cities/ReadByProvince': () => new Promise<never>(() => undefined),
    [areas]: () => ({ AreaId: null, AreaName: '' }),
    [update]: answer,
  });
  expect(screen.getByRole('combobox', { name: 'شهر' })).toHaveDisplayValue('اصفهان، اصفهان');

  await shopper.click(save());

  await vi.waitFor(() =>
    expect(answer).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ CityId: 41 })),
  );
});

test('while the cities of a province are read, no city of the province before can be chosen', async () => {
  const never = new Promise<never>(() => undefined);
  const { shopper } = aSavedAddress({
    'GET /v1/BasicDefinitions/Provinces/Read': () => [
      { Value: 4, Text: 'اصفهان' },
      { Value: 5, Text: 'فارس' },
    ],
    'GET /v1/BasicDefinitions/Cities/ReadByProvince': ({ ProvinceId }) =>
      String(ProvinceId) === '4' ? [isfahanCity] : never,
    [areas]: () => ({ AreaId: null, AreaName: '' }),
  });
  const city = screen.getByRole('combobox', { name: 'شهر' });
  await vi.waitFor(() => expect(city).toHaveDisplayValue('اصفهان'));

  await shopper.selectOptions(screen.getByRole('combobox', { name: 'استان' }), 'فارس');

  expect(city).toHaveDisplayValue('در حال خواندن شهرها…');
  expect(city.querySelectorAll('option')).toHaveLength(1);
});
