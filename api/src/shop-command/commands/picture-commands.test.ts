import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aMachine, aPictureStore } from '../../pictures/stored-picture-fixtures.ts';
import { aCommandedShop, commandRunner } from '../command-fixtures.ts';

test('a shop that gets a store of pictures later sends there what it has, and may do so again', async () => {
  const { server, environment } = await aPictureStore();
  const shop = await aMachine(environment);
  const { mediaFolder } = shop.environment;
  const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: '#fff' } });
  await picture.webp().toFile(join(mediaFolder, 'watch-40.webp'));
  await picture.resize(20).webp().toFile(join(mediaFolder, 'watch-20.webp'));
  mkdirSync(join(mediaFolder, 'summer'));
  writeFileSync(join(mediaFolder, 'summer', 'team.svg'), '<svg/>');
  const run = commandRunner(shop);

  const said = await run('pictures', 'send');
  const again = await run('pictures', 'send');

  expect(said).toEqual([
    `3 files of pictures are in ${server.url}.`,
    'summer/team.svg was left out: a store takes files without a folder, named by Latin letters, digits, - and _.',
  ]);
  expect(again).toEqual(said);
  expect([...server.files.keys()].toSorted()).toEqual([
    'watch-20.webp',
    'watch-40.jpg',
    'watch-40.webp',
  ]);
});

test('a store that does not answer is named in one sentence', async () => {
  const { server, environment } = await aPictureStore();
  const shop = await aMachine(environment);
  writeFileSync(join(shop.environment.mediaFolder, 'team.svg'), '<svg/>');
  server.trouble = () => 403;

  const sending = commandRunner(shop)('pictures', 'send');

  await expect(sending).rejects.toThrow(
    `The store ${server.url} answers 403 to PUT team.svg: see KASHI_MEDIA_TOKEN.`,
  );
});

test('without a store nothing is sent, and the owner reads which setting is missing', async () => {
  const { run } = await aCommandedShop();

  await expect(run('pictures', 'send')).rejects.toThrow('set KASHI_MEDIA_STORE');
});
