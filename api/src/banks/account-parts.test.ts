import { gatewayNames } from '@kashi/contracts/gateways';
import { expect, test } from 'vitest';
import { bankTrials } from './bank-trials-fixtures.ts';
import { readBanks } from './banks.ts';

const other = { zarinpal: 'saman', saman: 'zarinpal', mellat: 'saman', snapppay: 'saman' } as const;

const parts = gatewayNames.flatMap((name) =>
  Object.keys(bankTrials[name].account).map((part) => [name, part] as const),
);

test.each(parts)('%s is not offered where %s is missing from its account', (name, part) => {
  const whole = { ...bankTrials[other[name]].account, ...bankTrials[name].account };

  const offered = readBanks(whole, true);
  const { [part]: _missing, ...rest } = whole as Record<string, string>;
  const left = readBanks(rest, true);

  expect(Object.keys(offered.banks)).toContain(name);
  expect(Object.keys(left.banks)).toEqual([other[name]]);
});
