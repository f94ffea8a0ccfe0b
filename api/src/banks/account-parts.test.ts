import { gatewayNames } from '@kashi/contracts/gateways';
import { expect, test } from 'vitest';
import { bankTrials } from './bank-trials-fixtures.ts';
import { readBanks } from './banks.ts';

const other = { zarinpal: 'saman', saman: 'zarinpal', mellat: 'saman', snapppay: 'saman' } as const;

const parts = gatewayNames.flatMap((name) =>
  Object.keys(bankTrials[name].account).map((part) => [name, part] as const),
);

test.each(parts)(
  '%s without %s is not offered, and the start says so where that is half of an account',
  (name, part) => {
    const whole = { ...bankTrials[other[name]].account, ...bankTrials[name].account };

    const offered = readBanks(whole, true);
    const { [part]: _missing, ...rest } = whole as Record<string, string>;
    const left = () => Object.keys(readBanks(rest, true).banks);

    expect(Object.keys(offered.banks)).toContain(name);
    if (Object.keys(bankTrials[name].account).length === 1) expect(left()).toEqual([other[name]]);
    else expect(left).toThrow(`The account at ${name} is set by halves: ${part} is missing.`);
  },
);
