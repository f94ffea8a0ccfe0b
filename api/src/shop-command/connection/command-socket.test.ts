import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aProduct } from '../../catalogue/catalogue-fixtures.ts';
import { aPng } from '../../pictures/picture-fixtures.ts';
import type { Store } from '../../store/store.ts';
import { testShop, type TestShop } from '../../testing/test-shop.ts';
import { CommandError } from '../command-error.ts';
import { askOpenShop } from './ask-open-shop.ts';
import { commandSocketPath, openCommandSocket } from './command-socket.ts';
import { openPictures } from '../text/open-pictures.ts';
import { readText } from '../text/read-text.ts';

/** A shop on its own data folder, which accepts commands. */
async function anOpenSocket(folder = newFolder(), store?: Store) {
  const shop = await testShop();
  const close = await openCommandSocket({
    ...shop,
    ...(store && { store }),
    environment: {
      ...shop.environment,
      dataDirectory: folder,
      mediaFolder: join(folder, 'media'),
    },
  });
  if (!close) throw new Error('The socket should be open.');
  onTestFinished(close);
  return { shop, folder, path: commandSocketPath(folder), close };
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kashi-commands-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** What the command prints for the owner. */
async function asked(path: string, ...words: string[]): Promise<string[]> {
  const lines: string[] = [];
  const isOpen = await askOpenShop(path, words, {
    say: (line) => void lines.push(line),
    read: readText,
    openPictures,
  });
  expect(isOpen).toBe(true);
  return lines;
}

async function priceOf(shop: TestShop): Promise<number | undefined> {
  const { body } = await shop.ask('GET /v1/ProductManagement/Filters/Read', {});
  return body.Value.FilteredProducts[0]?.Price;
}

test('a price that the owner sets while the shop is running is visible to shoppers at once', async () => {
  const { shop, path } = await anOpenSocket();
  const { saleParamIds } = await aProduct(shop, { price: 100_000 });

  const lines = await asked(path, 'price', 'set', String(saleParamIds[0]), '80000');

  expect(lines.join('\n')).toContain('80000');
  expect(await priceOf(shop)).toBe(80_000);
});

test("a file is read by the command, in its folder and with its user's rights", async () => {
  const { shop, path } = await anOpenSocket();
  const file = join(newFolder(), 'goods.csv');
  writeFileSync(file, 'name,group,subgroup,brand,price,stock\nچای,نوشیدنی,چای,گلستان,90000,4\n');

  const lines = await asked(path, 'catalogue', 'import', file);

  expect(lines.at(-1)).toMatch(/^1 products are new/);
  expect(await priceOf(shop)).toBe(90_000);
});

test('pictures are read by the command too, and lie in the shop', async () => {
  const { shop, path, folder } = await anOpenSocket();
  const goods = newFolder();
  const head = 'name,group,subgroup,brand,price,stock,pictures\n';
  writeFileSync(
    join(goods, 'goods.csv'),
    `${head}چای,نوشیدنی,چای,گلستان,90000,4,pot.png | lid.png\n`,
  );
  writeFileSync(join(goods, 'pot.png'), await aPng());
  writeFileSync(join(goods, 'lid.png'), await aPng({ width: 300 }));

  await asked(path, 'catalogue', 'import', join(goods, 'goods.csv'), '--pictures', goods);

  const rows = await shop.store.db.selectFrom('product_pictures').select('picture').execute();
  expect(rows.map(({ picture }) => picture.Width)).toEqual([600, 300]);
  const [first] = rows;
  const file = `${first?.picture.Base.slice(1) ?? ''}-160.webp`;
  expect(statSync(join(folder, file)).size).toBeGreaterThan(0);
});

test.each([
  [['price', 'set', '7', '1000'], 'no sale param 7'],
  [['catalogue', 'import', '/nowhere/file.csv'], 'cannot be read'],
  [['nothing'], 'npm run shop -- <command>'],
])('%j is refused with the same sentence as by the command alone', async (words, sentence) => {
  const { path } = await anOpenSocket();

  await expect(asked(path, ...words)).rejects.toThrow(sentence);
});

test('a failure in the shop is reported without internal details', async () => {
  const { store } = await testShop();
  const lost = { ...store, db: store.db.withSchema('lost') };
  const { path } = await anOpenSocket(newFolder(), lost);

  const asking = asked(path, 'orders', 'list');

  await expect(asking).rejects.toThrow('the log of the shop has the reason');
});

test("only the shop's own user may open the socket", async () => {
  const { path } = await anOpenSocket();

  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(statSync(join(path, '..')).mode & 0o777).toBe(0o700);
});

test('if no shop is open, the command finds that out', async () => {
  const owner = { say: () => undefined, read: readText, openPictures };

  expect(await askOpenShop(commandSocketPath(newFolder()), ['orders', 'list'], owner)).toBe(false);
});

test('a killed shop leaves its socket behind, and the next shop still opens', async () => {
  const folder = newFolder();
  const { close } = await anOpenSocket(folder);
  await close();
  writeFileSync(commandSocketPath(folder), '');

  const { path } = await anOpenSocket(folder);

  expect(await asked(path, 'orders', 'list')).toEqual(['No order is under way.']);
});

test('a command that sends nothing does not keep the shop from closing', async () => {
  const { path, close } = await anOpenSocket();
  const silent = connect(path);
  await once(silent, 'connect');
  const gone = once(silent, 'close');
  silent.resume();

  await close();

  await gone;
});

test('a backup that is killed while its copy is offered is no failure of the shop', async () => {
  const failures = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => failures.mockRestore());
  const { store } = await testShop();
  const isOffered = Promise.withResolvers<void>();
  const copy = Promise.withResolvers<unknown>();
  const whileCopyable: Store['whileCopyable'] = async (work) => {
    const copying = work('folder');
    isOffered.resolve();
    await copying.catch(copy.resolve);
    await copying;
  };
  const { path, close } = await anOpenSocket(newFolder(), { ...store, whileCopyable });
  const backup = connect(path);
  backup.pause();
  backup.write('{"copy":"wanted"}\n');
  await isOffered.promise;

  // The offer is unread, as in a process that is killed at this moment.
  backup.destroy();

  expect(await copy.promise).toBeInstanceOf(CommandError);
  await close();
  expect(failures).not.toHaveBeenCalled();
});

test('an invalid message fails only its own command', async () => {
  const { path } = await anOpenSocket();
  const broken = connect(path);
  broken.resume();
  broken.write('{"words": 7}\n');
  await once(broken, 'close');

  expect(await asked(path, 'orders', 'list')).toEqual(['No order is under way.']);
});

test('a data folder with too long a path has no socket', async () => {
  const shop = await testShop();
  const dataDirectory = join(newFolder(), 'x'.repeat(120));

  expect(
    await openCommandSocket({ ...shop, environment: { ...shop.environment, dataDirectory } }),
  ).toBe(null);
});
