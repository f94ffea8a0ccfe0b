import { join } from 'node:path';
import type { CatalogueShop } from './catalogue/catalogue-shop.ts';
import { openListing } from './catalogue/listing/live-listing.ts';
import type { Environment } from './settings/environment.ts';
import { KeptAnswers } from './answers/kept-answers.ts';
import { everything, openPublicChanges } from './answers/public-changes.ts';
import { createSessions, followSessions } from './identity/sessions/sessions.ts';
import { openGateways } from './banks/open-gateways.ts';
import { watchedCodes } from './payment-runs/watched-codes.ts';
import { watchedGateways } from './payment-runs/watched-gateways.ts';
import { kavenegar } from './sms/kavenegar.ts';
import { smtp } from './mail/smtp.ts';
import { Outbox } from './sms/outbox.ts';
import type { Store } from './store/store.ts';

/** Assembles a shop on an open store. */
export async function openShop({
  store,
  environment,
  clock = () => new Date(),
}: {
  store: Store;
  environment: Environment;
  clock?: () => Date;
}): Promise<CatalogueShop> {
  const listening = { url: `http://${environment.host}:${environment.port}` };
  const listing = await openListing(store, {
    file: join(environment.dataDirectory, 'listing-index'),
  });
  // Opened after the listing, so that the listing already knows a change when answers that depend on it are cleared.
  const changes = await openPublicChanges(store);
  // Answers that were composed of an index behind its database were kept after the notice of what it did not know.
  listing.onInStepAgain(() => changes.tell([everything]));
  const sessions = createSessions(store, clock);
  await followSessions(store, sessions);
  return {
    store,
    listing,
    changes,
    answers: new KeptAnswers(changes, clock),
    environment,
    clock,
    sessions,
    sms: environment.kavenegar
      ? watchedCodes(kavenegar(environment.kavenegar), { store, clock })
      : new Outbox(clock),
    mail: environment.mail ? smtp(environment.mail) : null,
    gateways: watchedGateways(openGateways(environment, listening), { store, clock }),
    listening,
  };
}
