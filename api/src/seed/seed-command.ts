import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { readEnvironment } from '../settings/environment.ts';
import { openStore } from '../store/open-store.ts';
import { hasOwnWork } from './own-work.ts';
import { seedShop } from './seed-shop.ts';

/** `npm run seed -- [--products <count>] [--force]`: fills the configured shop with the demo data. */
const { values } = parseArgs({
  options: { products: { type: 'string' }, force: { type: 'boolean', default: false } },
});
const products = Number(values.products ?? 0);
if (!Number.isInteger(products) || products < 0) {
  throw new Error('--products takes a whole number, such as --products 100000.');
}

const started = performance.now();
const environment = readEnvironment();
if (environment.isProduction) {
  throw new Error('Production never gets the demo goods.');
}
const store = await openStore(environment);
try {
  if ((await hasOwnWork(store.db)) && !values.force) {
    console.error(
      'This shop has goods, facts, customers or orders of its own, and seeding would erase them. Add --force if that is what you want.',
    );
    process.exitCode = 1;
  } else {
    await seedShop({ store, mediaFolder: environment.mediaFolder, log: console.log }, { products });
    await sql`vacuum analyze`.execute(store.db);
    console.log(`The shop is seeded (${((performance.now() - started) / 1000).toFixed(1)} s).`);
  }
} finally {
  await store.close();
}
