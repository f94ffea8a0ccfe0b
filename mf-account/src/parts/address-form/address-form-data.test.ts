import { createAsk } from '@kashi/contracts/asking/ask';
import { Problem } from '@kashi/contracts/asking/problem';
import type { Address } from '@kashi/contracts/account/address';
import { aShellApi } from '@kashi/kit/testing/a-shell-api';
import { expect, test, vi } from 'vitest';
import { saveAddress } from './address-form-data.ts';

const home: Address = {
  Id: 5,
  Title: 'خانه',
  Address: 'خیابان توحید، پلاک 22',
  CityId: 1,
  FullLocation: 'اصفهان، اصفهان',
  PostalCode: '',
  TransfereeName: 'نگار رضایی',
  TransfereeMobNo: '09131234567',
  Lat: null,
  Lng: null,
  AreaId: null,
  AreaName: null,
};
const { Id, FullLocation: _, AreaName: __, ...draft } = home;

const update = 'PUT /v1/Identity/CustomersAddress/Update';
const create = 'POST /v1/Identity/CustomersAddress/Create';

/** Saves a changed address where the update is refused with this status. */
function saves(status: number) {
  const created = vi.fn(() => ({ ...home, Id: 9 }));
  const { fetch } = aShellApi({
    answers: {
      [update]: () => Promise.reject(new Problem('refused', { status })),
      [create]: created,
    },
  });
  return { saved: saveAddress(createAsk(fetch), draft, Id), created };
}

test('what was typed for an address that another tab has deleted is saved as a new one', async () => {
  const { saved, created } = saves(404);

  expect(await saved).toBe(9);
  expect(created).toHaveBeenCalledExactlyOnceWith(draft);
});

test('an address that is refused for another reason is not saved as a new one', async () => {
  const { saved, created } = saves(400);

  await expect(saved).rejects.toMatchObject({ status: 400 });
  expect(created).not.toHaveBeenCalled();
});
