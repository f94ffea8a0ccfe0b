import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '@kashi/border/registry';
import { versionNamed } from '../../releases/version-names.ts';
import { reasonOf } from '../../releases/reason-of.ts';
import { RegistrySeal } from '../../releases/registry/registry-seal.ts';
import { LookPace } from './look-pace.ts';
import { TakenBack } from './taken-back.ts';
import { trialsOf, type Trial, type TrialStep } from './trial.ts';
import { OverrideReleases } from './override-releases.ts';
import { anyVisitor, getsCanary, type Visitor } from '../visitor.ts';
import { offersTheSame, readOffers, type Offer, type Offers } from './release-offers.ts';
import { releaseSet, type ReleaseSet } from './release-set.ts';
import { readHotRelease, type Release } from './releases.ts';

interface ReleaseSetsOptions {
  releasesFolder: string;
  hotRemote: { name: string; url: string } | null;
  /** The public key that registries must be signed for; null in development. */
  registryKey?: KeyObject | null;
  log: {
    info(text: string): void;
    warn(text: string): void;
    error(error: unknown, text: string): void;
  };
  /** Called for every registry that is newly followed, with its text, and whether every release that it names is served. */
  onFollowed?(text: string, isComplete: boolean): void;
  /** Called when what visitors get has changed: the versions, where each is rendered, or which canaries there are. */
  onServing?(): void;
  /** The interval between two looks for a changed registry, in milliseconds. */
  lookEveryMs?: number;
}

/**
 * Follows the registry and makes the release sets of visitors from it. Unreadable releases are tried again at later looks. Old
 * sets are dropped when the last request that holds them ends.
 */
export class ReleaseSets {
  readonly #options: ReleaseSetsOptions;
  readonly #overrides: OverrideReleases;
  readonly #seal: RegistrySeal;
  #offers: Offers | null = null;
  #names: Registry['names'];
  /** The sets by the canaries that they contain. */
  readonly #sets = new Map<string, ReleaseSet>();
  #trials: readonly Trial[] = [];
  /** The last good build of the development server. */
  #hot: Release | null = null;
  readonly #takenBack = new TakenBack();
  /** The followed registry, and whether all of its releases have been read. */
  #followed = { text: '', isComplete: false };
  readonly #pace = new LookPace();
  #serving = '';
  #lookedAt = '';
  readonly #complaints = new Set<string>();
  #isLooking = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: ReleaseSetsOptions) {
    this.#options = options;
    this.#seal = new RegistrySeal(options.registryKey ?? null);
    this.#overrides = new OverrideReleases({
      ...options,
      seal: this.#seal,
      versionNamed: (name, wanted) => versionNamed({ names: this.#names }, name, wanted),
    });
  }

  /** Starts with the known registries, oldest first: the one in the folder may be older, or unusable. */
  async start(known: readonly string[] = []): Promise<void> {
    for (const text of known) await this.#look(text);
    await this.#look();
    if (!this.#offers) throw new Error('The registry has no shell that can be served');
    this.#timer = setInterval(() => void this.#look(), this.#options.lookEveryMs ?? 250);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** The running canaries. */
  trials(): readonly Trial[] {
    return this.#trials;
  }

  /**
   * Stops serving a step of a canary in this process, whatever else is released meanwhile. The step may be one that this process
   * is still to hear of.
   */
  takeBack(step: TrialStep): void {
    this.#takenBack.add(step);
    if (this.#offers) this.#take(this.#offers);
  }

  /** Whether every visitor gets this very set now, except those with an override. */
  isLive(set: ReleaseSet): boolean {
    return this.#trials.length === 0 && set === this.#sets.get('');
  }

  /** The id of the set with which this visitor's next visit would begin; '' if it is not known in advance. */
  idFor(visitor: Visitor): string {
    return this.#offers && visitor.overrides.length === 0 ? this.#setFor(visitor).id : '';
  }

  /** The set for a request that begins now. */
  async pin(visitor: Visitor = anyVisitor): Promise<ReleaseSet> {
    const set = await this.#withHotRemote(this.#setFor(visitor));
    const { overrides } = visitor;
    return overrides.length === 0 ? set : this.#overrides.applied(set, overrides);
  }

  #setFor(visitor: Visitor): ReleaseSet {
    const offers = this.#offers;
    if (!offers) throw new Error('The release sets have not been started');
    const got = this.#trials.filter(({ name, canary, percent }) =>
      getsCanary(visitor, { name, version: canary, percent }),
    );
    const key = got.map(({ name }) => name).join();
    const known = this.#sets.get(key);
    if (known) return known;

    const names = new Set(got.map(({ name }) => name));
    const chosen = <Entry>(name: string, { live, canary }: Offer<Entry>) =>
      (names.has(name) && canary?.release) || live;
    const set = releaseSet(
      chosen('shell', offers.shell),
      new Map([...offers.remotes].map(([name, offer]) => [name, chosen(name, offer)])),
      offers.missing,
    );
    this.#sets.set(key, set);
    return set;
  }

  async #withHotRemote(set: ReleaseSet): Promise<ReleaseSet> {
    const { hotRemote, log } = this.#options;
    if (!hotRemote) return set;
    try {
      this.#hot = await readHotRelease(hotRemote.name, hotRemote.url);
    } catch (error) {
      log.error(error, `${hotRemote.name} cannot be loaded from its development server`);
    }
    return this.#hot
      ? { ...set, remotes: new Map([...set.remotes, [hotRemote.name, this.#hot]]) }
      : set;
  }

  async #look(known?: string): Promise<void> {
    const { releasesFolder } = this.#options;
    const log = this.#newComplaints;
    // A slow look must not replace the set of a later one.
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      const text = known ?? (await this.#textInFolder());
      const { text: before, isComplete: wasComplete } = this.#followed;
      if (text === null || (text === before && wasComplete) || !this.#pace.isDue(text)) return;
      if (text !== this.#lookedAt) this.#complaints.clear();
      this.#lookedAt = text;

      const registry = this.#opened(text);
      if (!registry) return;
      this.#names = registry.names;
      const options = { releasesFolder, log, seal: this.#seal };
      const offers = await readOffers(registry, this.#offers, options);
      if (!offers) return;
      this.#takenBack.follow(registry);
      this.#take(offers);
      const isComplete = offers.complete;
      this.#followed = { text, isComplete };
      if (text !== before || isComplete) this.#options.onFollowed?.(text, isComplete);
    } catch (error) {
      log.error(error, 'The registry cannot be followed; the last set keeps serving');
    } finally {
      this.#isLooking = false;
    }
  }

  /** Null, and logged, if the file cannot be read. */
  async #textInFolder(): Promise<string | null> {
    try {
      return await readFile(path.join(this.#options.releasesFolder, 'registry.json'), 'utf8');
    } catch (error) {
      this.#newComplaints.warn(notFollowed(error));
      return null;
    }
  }

  /** Null, and logged, if the registry must not be followed. */
  #opened(text: string): Registry | null {
    try {
      return this.#seal.open(text);
    } catch (error) {
      this.#newComplaints.warn(notFollowed(error));
      return null;
    }
  }

  /** Logs each fault of a registry once: it stays until there is another registry. */
  readonly #newComplaints = {
    warn: (text: string): void => {
      if (this.#isNew(text)) this.#options.log.warn(text);
    },
    error: (error: unknown, text: string): void => {
      if (this.#isNew(`${text}: ${String(error)}`)) this.#options.log.error(error, text);
    },
  };

  #isNew(complaint: string): boolean {
    if (this.#complaints.has(complaint)) return false;
    this.#complaints.add(complaint);
    return true;
  }

  #take(offers: Offers): void {
    // Much is kept by the object of a set. A set stays the same object if a retry could not load the missing release either.
    if (!this.#offers || !offersTheSame(offers, this.#offers)) this.#sets.clear();
    this.#offers = offers;
    this.#trials = trialsOf(offers).filter((trial) => !this.#takenBack.has(trial));
    const { shell, remotes } = this.#setFor(anyVisitor);
    const versions = [shell, ...remotes.values()].map(
      ({ manifest, entry }) =>
        `${manifest.name}@${manifest.version}${entry ? '' : ' in browsers alone'}`,
    );
    const canaries = this.#trials.map(({ name, canary }) => `${name}@${canary} to some`);
    const serving = [...versions, ...canaries].join(' ');
    // Unchanged if a retry could not load the missing release either, and by most of what is written into a registry: an upload to look
    // at, a key of a team, the share of a canary.
    if (serving === this.#serving) return;
    this.#serving = serving;
    this.#options.log.info(`Serving ${serving}`);
    this.#options.onServing?.();
  }
}

/** A sentence without a stack: the fault lies in the file, and not in the host. */
function notFollowed(error: unknown): string {
  return `registry.json cannot be followed (${reasonOf(error)}); the last set keeps serving`;
}
