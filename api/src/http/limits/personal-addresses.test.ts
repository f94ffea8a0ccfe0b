import { calls } from '@kashi/contracts/calls';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

/** Histories, proxies and logs keep addresses, so personal data travel in a body. */
test('no call has personal form data in its address, except for the point on the map', () => {
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
  // The specification has ReadByPoint ask for the area of a place; the point is not linked to a person.
  expect(carried).toEqual(['Lat', 'Lng']);
});

/** Ids and hashes are useless without their owner's token. */
const harmless = /Ids?$/;

function inputFields(name: keyof typeof calls): string[] {
  const schema = z.toJSONSchema(calls[name].input, { io: 'input', unrepresentable: 'any' });
  return Object.keys(schema.properties ?? {});
}
