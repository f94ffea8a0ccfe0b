import { calls } from '@kashi/shared/contracts/calls';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

/** An address is kept by histories, proxies and logs: what is personal travels in a body. */
test('no call carries in its address what a form asks of a person, but for the one point on the map', () => {
  const names = Object.keys(calls) as (keyof typeof calls)[];
  const inBodies = names.filter((name) => /^(POST|PUT)/.test(name)).flatMap(inputFields);
  const inAddresses = names.filter((name) => /^(GET|DELETE)/.test(name)).flatMap(inputFields);

  const personal = inBodies.filter((field) => !harmless.test(field));
  const carried = inAddresses.filter((field) => personal.includes(field));

  expect(personal).toEqual(
    expect.arrayContaining([
      'UserName',
      'Password',
      'SendCode',
      'NationalCode',
      'Address',
      'Email',
    ]),
  );
  // The specification has ReadByPoint ask for the area of a place; nothing says whose place it is.
  expect(carried).toEqual(['Lat', 'Lng']);
});

/** Ids and hashes mean nothing without the token of whoever owns them. */
const harmless = /Id$|^(Id|HashCartId)$/;

function inputFields(name: keyof typeof calls): string[] {
  const schema = z.toJSONSchema(calls[name].input, { io: 'input', unrepresentable: 'any' });
  return Object.keys(schema.properties ?? {});
}
