import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '@kashi/border/registry';
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
  liveHere(releases, 1);
  const { 'mf-cart-checkout': cart, 'mf-product': product, ...others } = releases;
  const live = { ...others, 'mf-product': product! };
  const cartFolder = path.join(folder, 'mf-cart-checkout');
  const newcomer = brokenRelease(path.join(cartFolder, cart!.version), 'copy');
  const gate = new Gate([path.join(folder, 'mf-product', product!.version)], releasesIn(folder));

  expect(await gate.refusals()).toEqual([]);
  liveHere({ ...live, 'mf-cart-checkout': { ...cart!, version: newcomer } }, 2);
  expect(await gate.refusals()).toEqual([]);
  liveHere(live, 3);

  expect(await gate.refusals()).toContainEqual(
    expect.stringMatching(
      /promises: mf-product\/product shows the fragment mf-cart-checkout\/add-to-cart, which nobody offers$/,
    ),
  );
});

interface Judgement {
  name: string;
  fault: Fault;
  says: RegExp[];
  /** The live releases around the build, where others would only be opened in vain; all of them by default. */
  beside?: string[];
}

const faults: Judgement[] = [
  {
    name: 'mf-content',
    fault: 'other words on the server',
    says: [
      /hydration: \/contactUs: error: hydration Error: Hydration failed because the server rendered (text|HTML) didn't match/,
      /hydration: \/contactUs: the server has rendered «otherwise», the browser «(?!otherwise)/,
    ],
  },
  {
    name: 'mf-content',
    fault: 'other classes on the server',
    says: [
      /\/contactUs: the server has rendered «<div class="otherwise .+», the browser by itself «<div class="(?!otherwise)/,
    ],
  },
  {
    name: 'mf-cart-checkout',
    fault: 'throws over a cart',
    says: [/hydration: \/invoice as a customer: error: .*broken over a cart/],
    beside: ['shell', 'mf-account', 'mf-cart-checkout'],
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
    says: [/hydration: \/contactUs: error: hydration of the header Error: Hydration failed/],
    beside: ['shell', 'mf-account', 'mf-cart-checkout', 'mf-content'],
  },
];

for (const { name, fault, says, beside } of faults) {
  test(`a build of ${name} with this fault is refused, ${fault}`, async () => {
    const { broken, refusals } = await judged(name, fault, beside);

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
    expect.stringMatching(/: files: web\/remoteEntry\.js is missing$/),
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

/** The gate's refusals of a live release with this fault, beside all others that are live, or some of them. */
async function judged(name: string, fault: Fault, beside?: string[]) {
  const { releases } = registryIn(own);
  const { [name]: live } = releases;
  arrive({ [name]: live! });
  const broken = brokenRelease(path.join(folder, name, live!.version), fault);
  if (beside) {
    const some = Object.entries(releases).filter(([other]) => beside.includes(other));
    liveHere(Object.fromEntries(some), 1);
  }
  const gate = new Gate([path.join(folder, name, broken)], releasesIn(beside ? folder : own));
  return { broken, refusals: await gate.refusals() };
}

/** Makes these releases live in the folder, and no others. */
function liveHere(releases: Registry['releases'], revision: number): void {
  arrive(releases);
  writeFileSync(path.join(folder, 'registry.json'), JSON.stringify({ revision, releases }));
}

function arrive(releases: Registry['releases']): void {
  for (const [name, { version }] of Object.entries(releases)) {
    const here = path.join(folder, name, version);
    mkdirSync(path.dirname(here), { recursive: true });
    const theirs = path.join(own, name, version);
    if (!existsSync(here)) symlinkSync(theirs, here);
  }
}
