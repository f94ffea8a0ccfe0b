import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gate } from '../../tools/gate/gate.ts';
import { registryIn } from '../../shell/releases/registry-in.ts';
import { releasesIn } from '../../shell/releases/releases-here.ts';
import { expect, test } from '../people/shopper.ts';
import { brokenRelease, type Fault } from '../shop/broken-release.ts';

// A gate looks at every page of the shop, twice.
test.describe.configure({ timeout: 240_000 });

const own = path.resolve(process.env['KASHI_DATA'] ?? '.cache/e2e', 'releases');
let folder: string;

test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kashi-gate-'));
});

test.afterEach(() => rmSync(folder, { recursive: true }));

test('what is live would be let in by the gate', async () => {
  const live = Object.entries(registryIn(own).releases).map(([name, { version }]) =>
    path.join(own, name, version),
  );

  expect(await gate(live, releasesIn(folder))).toEqual([]);
});

const faults: { name: string; fault: Fault; says: RegExp }[] = [
  {
    name: 'mf-product',
    fault: 'other words on the server',
    says: /hydration: \/product\/1102: error: hydration Error: Minified React error #418$/,
  },
  {
    name: 'mf-product',
    fault: 'other classes on the server',
    says: /\/product\/1102: the server has rendered «<div class="otherwise .+», the browser by itself «<div class="(?!otherwise)/,
  },
  {
    name: 'mf-cart-checkout',
    fault: 'throws over a cart',
    says: /hydration: \/invoice as a customer: error: .*broken over a cart/,
  },
  {
    name: 'shell',
    fault: 'other words on the server',
    says: /hydration: \/: error: hydration of the header Error: Minified React error #418$/,
  },
];

for (const { name, fault, says } of faults) {
  test(`a build of ${name} with this fault is refused, ${fault}`, async () => {
    const { version = '' } = registryIn(own).releases[name] ?? {};
    mkdirSync(path.join(folder, name));
    symlinkSync(path.join(own, name, version), path.join(folder, name, version));
    const broken = brokenRelease(path.join(folder, name, version), fault);

    const refusals = await gate([path.join(folder, name, broken)], releasesIn(own));

    expect(refusals).toContainEqual(expect.stringMatching(says));
    const byTheBrowser = new RegExp(`${broken}( with \\S+)?: hydration: `);
    expect(refusals.filter((refusal) => !byTheBrowser.test(refusal))).toEqual([]);
  });
}
