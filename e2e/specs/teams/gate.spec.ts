import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '../../../shared/src/border/registry.ts';
import { Gate } from '../../../tools/gate/gate.ts';
import { registryIn } from '../../../shell/releases/registry/registry-in.ts';
import { releasesIn } from '../../../shell/releases/releases-here.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';
import { brokenRelease, type Fault } from '../../shop/broken-release.ts';

// A gate looks at every page of the shop, twice, and twice again while the API fails; on a machine that does much beside.
test.describe.configure({ timeout: 900_000 });

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

  expect(await new Gate(live, releasesIn(folder)).refusals()).toEqual([]);
});

test('a build that has passed is judged again after another release or retirement', async () => {
  const { releases } = registryIn(own);
  const register = (wanted: Registry['releases'], revision: number) =>
    writeFileSync(
      path.join(folder, 'registry.json'),
      JSON.stringify({ revision, releases: wanted }),
    );
  for (const [name, { version }] of Object.entries(releases)) {
    mkdirSync(path.join(folder, name));
    symlinkSync(path.join(own, name, version), path.join(folder, name, version));
  }
  register(releases, 1);
  const { 'mf-cart-checkout': cart, 'mf-product': product, ...others } = releases;
  const live = { ...others, 'mf-product': product! };
  const cartFolder = path.join(folder, 'mf-cart-checkout');
  const newcomer = brokenRelease(path.join(cartFolder, cart!.version), 'copy');
  const gate = new Gate([path.join(folder, 'mf-product', product!.version)], releasesIn(folder));

  expect(await gate.refusals()).toEqual([]);
  register({ ...live, 'mf-cart-checkout': { ...cart!, version: newcomer } }, 2);
  expect(await gate.refusals()).toEqual([]);
  register(live, 3);

  expect(await gate.refusals()).toContainEqual(
    expect.stringMatching(
      /promises: mf-product\/product shows the fragment mf-cart-checkout\/add-to-cart, which nobody offers$/,
    ),
  );
});

const faults: { name: string; fault: Fault; says: RegExp[] }[] = [
  {
    name: 'mf-product',
    fault: 'other words on the server',
    says: [
      /hydration: \/product\/1102: error: hydration Error: Hydration failed because the server rendered (text|HTML) didn't match/,
      /hydration: \/product\/1102: the server has rendered «otherwise», the browser «(?!otherwise)/,
    ],
  },
  {
    name: 'mf-product',
    fault: 'other classes on the server',
    says: [
      /\/product\/1102: the server has rendered «<div class="otherwise .+», the browser by itself «<div class="(?!otherwise)/,
    ],
  },
  {
    name: 'mf-cart-checkout',
    fault: 'throws over a cart',
    says: [/hydration: \/invoice as a customer: error: .*broken over a cart/],
  },
  {
    name: 'mf-account',
    fault: 'throws here and there',
    says: [
      /hydration: \/orders as a customer: error: page mf-account\/orders Error: always broken/,
      /hydration: \/customerQuestions as a newcomer, only over an empty list: error: .* broken over nothing/,
      /hydration: \/credit as a customer while the API fails, only over a failure: error: .* broken over a failure/,
    ],
  },
  {
    name: 'shell',
    fault: 'other words on the server',
    says: [/hydration: \/: error: hydration of the header Error: Hydration failed/],
  },
];

for (const { name, fault, says } of faults) {
  test(`a build of ${name} with this fault is refused, ${fault}`, async () => {
    const { broken, refusals } = await judged(name, fault);

    for (const sentence of says) {
      expect(refusals).toContainEqual(expect.stringMatching(sentence));
    }
    const byTheBrowser = new RegExp(`${broken}( with \\S+)?: hydration: `);
    expect(refusals.filter((refusal) => !byTheBrowser.test(refusal))).toEqual([]);
  });
}

test('a build that has lost a page, and one of which a file has not arrived, are refused with the name', async () => {
  expect((await judged('mf-account', 'without a page')).refusals).toContainEqual(
    expect.stringMatching(
      /addresses: \/credit was answered so far, and is neither answered nor said to be gone$/,
    ),
  );
  expect((await judged('mf-account', 'half-uploaded')).refusals).toEqual([
    expect.stringMatching(/: files: web\/remoteEntry\.\w+\.js is missing$/),
  ]);
});

test('a new remote with one page, which throws, is refused with the address', async () => {
  const { broken, refusals } = await judged('mf-content', 'a stranger that throws');

  expect(refusals).toContainEqual(
    expect.stringMatching(
      `^mf-guide@${broken}: rendering: /guide/7: page mf-guide/\\w+: broken( \\(.+\\))?$`,
    ),
  );
});

/** The gate's refusals of a live release with this fault, beside the others. */
async function judged(name: string, fault: Fault) {
  const { version = '' } = registryIn(own).releases[name] ?? {};
  mkdirSync(path.join(folder, name), { recursive: true });
  const live = path.join(folder, name, version);
  if (!existsSync(live)) symlinkSync(path.join(own, name, version), live);
  const broken = brokenRelease(live, fault);
  const gate = new Gate([path.join(folder, name, broken)], releasesIn(own));
  return { broken, refusals: await gate.refusals() };
}
