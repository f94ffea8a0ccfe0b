import { carrierList, haveOwnNames, shopSettingsInput } from '@kashi/contracts/desk/shop-settings';
import { gateways } from '@kashi/contracts/gateways';
import * as z from 'zod/mini';
import { banks, keysInWords } from '../../banks/banks.ts';
import { NoZoneError, saveCarriers } from '../../carriers/carrier-list.ts';
import { readShopFacts, saveShopFacts } from '../../home/shop-facts.ts';
import { fillPlaces } from '../../seed/places/fill-places.ts';
import { playMoneyWarning, takesPlayMoney } from '../../settings/play-money.ts';
import { closeShop, lockOpening, openShop, readOpening } from '../../settings/opening.ts';
import { CommandError } from '../command-error.ts';
import type { CommandContext } from '../command-context.ts';
import { jsonFile } from '../text/json-file.ts';
import { asPattern } from '../../store/like-pattern.ts';

/** `settings show`: prints the shop's facts as a file for `settings set`. */
export async function showSettings({ store, say }: CommandContext): Promise<void> {
  const facts = await readShopFacts(store.db);
  say(
    facts
      ? JSON.stringify(facts, null, 2)
      : 'The shop is not set up: shoppers read that it opens soon.',
  );
}

/**
 * `settings set <file.json>`: saves the facts in the file; the first time also fills in the country's places.
 */
export async function setSettings(
  context: CommandContext,
  [path]: readonly string[],
): Promise<void> {
  const facts = await jsonFile(context, path, shopSettingsInput);
  await context.store.transaction(async (tx) => {
    await fillPlaces(tx);
    await expectCity(facts.CityId, async (id) =>
      Boolean(await tx.selectFrom('cities').select('id').where('id', '=', id).executeTakeFirst()),
    );
    if (!(await saveShopFacts(tx, facts))) {
      throw new CommandError('A new shop needs ShopName in the file.');
    }
  });
  context.say('The settings are saved.');
  const { state } = await readOpening(context.store.db);
  if (state === 'new') context.say('The shop is not open yet: open it with «shop open».');
  await sayGateways(context);
}

/** `shop open`: opens the shop, for the first time or again. */
export async function openTheShop(context: CommandContext): Promise<void> {
  const isOpened = await context.store.transaction(openShop);
  if (!isOpened) throw new CommandError('The shop has no name yet: save it with «settings set».');
  context.say('The shop is open.');
  if ((await enabledGateways(context)).offered.length === 0) await sayGateways(context);
  if (takesPlayMoney(context.environment)) context.say(playMoneyWarning);
}

/** `shop close [sentence]`: closes the shop for a while; shoppers read the sentence. */
export async function closeTheShop(
  { store, say }: CommandContext,
  words: readonly string[],
): Promise<void> {
  const sentence = words.join(' ').trim();
  if (sentence.length > 300) throw new CommandError('The sentence has 300 characters at most.');
  await store.transaction(async (tx) => {
    const { state } = await lockOpening(tx);
    if (state === 'new') throw new CommandError('The shop has never been open.');
    await closeShop(tx, sentence);
  });
  say('The shop is closed for the moment; payments that have begun are completed.');
}

/** `carriers set <file.json>`: replaces the whole list of carriers. */
export async function setCarriers(
  context: CommandContext,
  [path]: readonly string[],
): Promise<void> {
  const carriers = await jsonFile(context, path, carriersFile);
  try {
    await context.store.transaction((tx) => saveCarriers(tx, carriers));
  } catch (error) {
    if (!(error instanceof NoZoneError)) throw error;
    const names = error.places.map((place) => `«${carriers[place]?.Name}»`).join(', ');
    throw new CommandError(
      `Nobody would be offered ${names}: give each carrier OwnCity, OwnProvince or Country.`,
    );
  }
  context.say(`The shop has ${carriers.length} carriers.`);
}

const carriersFile = carrierList.check(z.refine(haveOwnNames, 'Two carriers have one name.'));

async function expectCity(
  id: number | null | undefined,
  isThere: (id: number) => Promise<boolean>,
): Promise<void> {
  if (id === null || id === undefined || (await isThere(id))) return;
  throw new CommandError(`There is no city ${id}: find its id with «cities find <name>».`);
}

/** An enabled gateway is offered only if this shop has its keys, see `docs/operations/variables.md`. */
async function enabledGateways({ store, environment }: CommandContext) {
  const enabled = (await readShopFacts(store.db))?.ActiveGateways ?? [];
  return {
    offered: enabled.filter((name) => environment.banks[name]),
    withoutKeys: enabled.filter((name) => !environment.banks[name]),
  };
}

async function sayGateways(context: CommandContext): Promise<void> {
  const { offered, withoutKeys } = await enabledGateways(context);
  const list = (words: string[]) => `${words.join(', ')}.`;
  if (offered.length > 0) {
    context.say(`Enabled: ${list(offered.map((name) => `${name} (${gateways[name].title})`))}`);
  } else {
    const which = withoutKeys.length > 0 ? 'that has its keys is enabled' : 'is enabled';
    context.say(`No gateway ${which}: shoppers can pay only from their wallets.`);
  }
  if (withoutKeys.length === 0) return;
  const lacks = list(withoutKeys.map((name) => `${name} (${keysInWords(banks[name])})`));
  context.say(`Not offered, since the keys are missing: ${lacks}`);
}

/** `cities find <name>`: the ids of the cities whose names contain these letters. */
export async function findCities(
  { store, say }: CommandContext,
  words: readonly string[],
): Promise<void> {
  const name = words.join(' ').trim();
  if (!name) throw new CommandError('Name a city.');
  const rows = await store.transaction(async (tx) => {
    await fillPlaces(tx);
    return tx
      .selectFrom('cities as c')
      .innerJoin('provinces as p', 'p.id', 'c.province_id')
      .select(['c.id', 'c.title', 'p.title as province'])
      .where('c.title', 'like', `%${asPattern(name)}%`)
      .orderBy('c.title')
      .limit(50)
      .execute();
  });
  for (const { id, title, province } of rows) say(`${id}  ${title}, ${province}`);
  if (rows.length === 0) say('No city has these letters in its name.');
}
