import { gatewayNames } from '@kashi/contracts/gateways';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { play, type Scenario } from './testing/scenario-fixtures.ts';

// Bank failures are logged; here they happen on purpose.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

const scenarios: Record<string, Scenario> = {
  'is paid': {},
  'is cancelled at the bank': { button: 'cancel' },
  'is refused by the bank': { button: 'fail' },
  'is paid with another amount': { fault: { call: 'pay', how: 'wrong-amount' } },
  "comes back with an earlier payment's receipt": {
    fault: { call: 'pay', how: 'replayed-reference' },
    hasEarlierBuyer: true,
  },
  'comes back twice': { fault: { call: 'pay', how: 'double-callback' } },
  'comes back after 11 minutes': { minutesAway: 11 },
  'comes back after 11 minutes, the goods are gone': { minutesAway: 11, sellsOut: true },
  'comes back after 45 minutes, the goods are gone': { minutesAway: 45, sellsOut: true },
  'never comes back': { fault: { call: 'pay', how: 'lost-return' } },
  'begins while the bank is down (503)': { fault: { call: 'request', how: 'unavailable' } },
  'is verified, and the answer is lost': { fault: { call: 'verify', how: 'drop' } },
  'is to be verified while the bank is down (503)': {
    fault: { call: 'verify', how: 'unavailable' },
  },
  'is verified, and the answer is garbage': { fault: { call: 'verify', how: 'garbage' } },
  'is settled, and the answer is lost': { fault: { call: 'settle', how: 'drop' } },
};

const document = new URL('../../../docs/payments.md', import.meta.url);

describe.each(Object.entries(scenarios))('a payment that %s', (name, scenario) => {
  test.each(gatewayNames)('ends at %s as docs/payments.md says', async (gateway) => {
    const end = await play(gateway, scenario);

    expect(end).toEqual(endOf(name, gateway));
  });
});

test('docs/payments.md lists no other scenarios', () => {
  const told = tableRows().map(([name]) => name);

  expect(new Set(told)).toEqual(new Set(Object.keys(scenarios)));
});

/** The table's cells after the names; a row for several gateways applies to each of them. */
function endOf(scenario: string, gateway: string): string[] | undefined {
  return tableRows()
    .find(([name, gateways = '']) => name === scenario && gateways.split(', ').includes(gateway))
    ?.slice(2);
}

function tableRows(): string[][] {
  return readFileSync(document, 'utf8')
    .split('\n')
    .filter((line) => /^\| [a-z]/.test(line) && !line.startsWith('| a payment that'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}
