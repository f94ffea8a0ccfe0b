import type { FastifyInstance } from 'fastify';
import { forgetLapsedAlerts } from './alerts/lapsed-alerts.ts';
import { tellAlerts } from './alerts/tell-alerts.ts';
import { atIntervals, type Repeated } from './at-intervals.ts';
import { everything } from './answers/public-changes.ts';
import { forgetOldPresses } from './carts/added-pieces.ts';
import { forgetOldCarts } from './carts/forget-old-carts.ts';
import { catalogueChannel } from './catalogue/refresh-listing.ts';
import { turnDiscounts } from './catalogue/turn-discounts.ts';
import { followDiscountMoments } from './discounts/discount-moments.ts';
import { forgetOldSecrets } from './identity/sessions/forget-old-secrets.ts';
import {
  endOldTopUps,
  findForgotten,
  openExpiredCarts,
  retryUnclearAt,
} from './payments/payment-jobs.ts';
import { tellLeftPayments } from './payments/left-payments.ts';
import { clearCutOffUploads } from './pictures/cut-off-uploads.ts';
import { measureFrontPage } from './pictures/ink/measure-front-page.ts';
import { removeUnnamedPictures } from './pictures/unnamed-pictures.ts';
import { forgetUnsentPictures } from './pictures/unsent-pictures.ts';
import { forgetOldTexts } from './texts/forget-old-texts.ts';
import { forgetOldSearches } from './empty-searches/read-searches.ts';
import { forgetOldRuns } from './payment-runs/read-runs.ts';
import { watchedJob } from './payment-runs/watched-job.ts';
import { queueNews } from './texts/news/queue-news.ts';
import { sendMails, sendTexts } from './texts/send-texts.ts';
import { forgetOldVisits } from './visit-figures/read-visits.ts';
import type { Shop } from './shop.ts';

/** Starts the shop's background jobs. No job runs twice at once, and of several processes on one store only one runs them. */
export function startJobs(app: FastifyInstance, shop: Shop): void {
  const jobs: Repeated[] = [];
  const every = (periodMs: number, job: (ending: AbortSignal) => Promise<void>) =>
    atIntervals(periodMs, async (ending) => {
      if (await shop.store.isOnDuty()) await job(ending);
    });
  followDiscounts(app, shop, every);
  app.addHook('onListen', () => tellLeftPayments(shop));
  app.addHook('onListen', () => {
    jobs.push(
      ...Object.values(shop.gateways).map((gateway) =>
        every(5_000, () => watchedJob(shop, 'settling', () => retryUnclearAt(shop, gateway))),
      ),
      every(10_000, () => queueNews(shop)),
      every(15_000, () => tellAlerts(shop)),
      every(10_000, (ending) => sendTexts(shop, ending)),
      every(10_000, (ending) => sendMails(shop, ending)),
      every(15_000, () => watchedJob(shop, 'opening', () => openExpiredCarts(shop))),
      every(minuteMs, () => watchedJob(shop, 'ending', () => endOldTopUps(shop))),
      every(5 * minuteMs, () => watchedJob(shop, 'finding', () => findForgotten(shop))),
      every(5 * minuteMs, () => measureFrontPage(shop)),
      every(60 * minuteMs, () => forgetOldSecrets(shop)),
      every(60 * minuteMs, () => forgetOldCarts(shop)),
      every(60 * minuteMs, () => forgetOldPresses(shop)),
      every(60 * minuteMs, () => forgetOldTexts(shop)),
      every(60 * minuteMs, () => forgetLapsedAlerts(shop)),
      every(60 * minuteMs, () => forgetUnsentPictures(shop)),
      // By every process: each machine has copies of pictures of its own, and uploads of its own.
      atIntervals(5 * minuteMs, () => removeUnnamedPictures(shop)),
      atIntervals(60 * minuteMs, () => clearCutOffUploads(shop)),
      every(60 * minuteMs, () => forgetOldSearches(shop.store.db, shop.clock())),
      every(60 * minuteMs, () => forgetOldVisits(shop.store.db, shop.clock())),
      every(60 * minuteMs, () => forgetOldRuns(shop.store.db, shop.clock())),
    );
  });
  app.addHook('onClose', async () => {
    await Promise.all(jobs.map((job) => job.end()));
  });
}

/**
 * Every process drops what it keeps for visitors at the moment at which a discount begins or ends, and one of them writes the lists.
 * Prices are right without it: whoever reads or sells a product asks the time.
 */
function followDiscounts(
  app: FastifyInstance,
  shop: Shop,
  every: (periodMs: number, job: () => Promise<void>) => Repeated,
): void {
  const ends: (() => unknown)[] = [];
  app.addHook('onListen', async () => {
    const turning = every(minuteMs, () => turnDiscounts(shop));
    ends.push(() => turning.end());
    const hear = () => {
      shop.changes.tell([everything]);
      turning.begin();
    };
    const following = followDiscountMoments(shop.store, { changed: catalogueChannel, hear });
    ends.push(async () => (await following)());
    await following;
    // A discount may have begun or ended while no process ran.
    turning.begin();
  });
  app.addHook('onClose', async () => {
    await Promise.all(ends.map((end) => end()));
  });
}

const minuteMs = 60_000;
