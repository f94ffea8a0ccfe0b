import { carrierList, shopSettingsInput } from '@kashi/contracts/desk/shop-settings';
import { couponInput } from '@kashi/contracts/desk/coupons';
import { gatewayNames } from '@kashi/contracts/gateways';
import { goodsSchema } from '@kashi/contracts/desk/goods/goods';
import { variantSchema } from '@kashi/contracts/desk/goods/goods-fields';
import { openingStates } from '@kashi/contracts/desk/opening';
import { refundSchema } from '@kashi/contracts/desk/refunds';
import { expect, test } from 'vitest';
import { fieldMessages } from './field-messages.ts';
import { valueMessages } from './value-messages.ts';

test.each([
  ['goods', goodsSchema.shape],
  ['variants', variantSchema.shape],
  ['coupons', couponInput.shape],
  ['carriers', carrierList._zod.def.element.shape],
  ['the shop', shopSettingsInput.shape],
])('the log has a Persian name for every field of %s', (_thing, shape) => {
  const nameless = Object.keys(shape).filter(
    (name) => name !== 'version' && !(name in fieldMessages),
  );

  expect(nameless).toEqual([]);
});

test('the log has Persian words for what is chosen from a list', () => {
  const { ActiveGateways, state } = valueMessages.choices;

  expect(gatewayNames.filter((name) => !(name in ActiveGateways))).toEqual([]);
  expect(refundSchema.shape.state.options.filter((name) => !(name in state))).toEqual([]);
  expect(openingStates.filter((name) => !(name in state))).toEqual([]);
});
