import { expect } from '@playwright/test';
import type { Engine } from './engine.ts';
import { eyesOn, type AskEyes } from './eyes-on.ts';
import { inWords, thing, type Thing } from './thing.ts';

/** A browser works this long on one thing, on a machine that others keep busy. */
const patience = { timeout: 45_000, intervals: [100, 250, 500] };
/** The result of a press or of an address may take long; a second press would fall on the next page. */
const beforeAnother = { ...patience, timeout: 10_000 };

/** A shopper's eyes and hands in one engine. Each action waits until it is possible. */
export class Screen {
  readonly #engine: Engine;
  readonly #shopUrl: string;
  readonly #ask: AskEyes;

  constructor(engine: Engine, shopUrl: string) {
    this.#engine = engine;
    this.#shopUrl = shopUrl;
    this.#ask = eyesOn(engine);
  }

  /** Asks for an address until the engine stands there: one that is still starting loses the first question. */
  async opens(path: string): Promise<void> {
    const { href } = new URL(path, this.#shopUrl);
    await expect(async () => {
      await this.#engine.opens(href);
      await this.#until(
        `a page of ${this.#shopUrl} has come`,
        () => this.#isInShop(),
        beforeAnother,
      );
    }).toPass(patience);
  }

  /** Presses in the middle of a thing that stays where it is, as soon as nothing covers it. */
  async presses(wanted: Thing): Promise<void> {
    await expect(() => this.#triesToPress(wanted)).toPass(patience);
  }

  /** Presses into a field until the caret is there, and types. */
  async fills(field: Thing, text: string): Promise<void> {
    await this.#pressesUntil(`${inWords(field)} has the caret`, field, () =>
      this.#ask((eyes, wanted) => eyes.hasFocus(wanted), field),
    );
    await this.types(text);
  }

  async types(text: string): Promise<void> {
    await this.#engine.types(text);
  }

  async picks(list: Thing, option: string): Promise<void> {
    await this.#until(`${inWords(list)} has ${option}`, () =>
      this.#ask((eyes, wanted, words) => eyes.picks(wanted, words), list, option),
    );
  }

  /** Presses a choice until it is made. */
  async checks(choice: Thing): Promise<void> {
    await this.#pressesUntil(`${inWords(choice)} is chosen`, choice, () =>
      this.#ask((eyes, wanted) => eyes.isChecked(wanted), choice),
    );
  }

  /** Presses the button that closes a dialog until it is gone. */
  async closes(dialog: Thing, by: string | RegExp = 'بستن'): Promise<void> {
    await this.#pressesUntil(
      `${inWords(dialog)} is gone`,
      thing('button', by, dialog),
      async () => !(await this.has(dialog)),
    );
  }

  /** Waits until one thing of the kind says this, or anything. */
  async sees(it: Thing, words = ''): Promise<void> {
    await this.#until(`${inWords(it)} says «${words}»`, async () => {
      const texts = await this.#ask((eyes, wanted) => eyes.texts(wanted), it);
      return texts.some((text) => text.includes(words));
    });
  }

  async misses(it: Thing): Promise<void> {
    await this.#until(`${inWords(it)} is not there`, async () => !(await this.has(it)));
  }

  /** Whether it is there at this moment. */
  has(it: Thing): Promise<boolean> {
    return this.#ask((eyes, wanted) => eyes.one(wanted) !== undefined, it);
  }

  /** Waits until a press in the middle of a thing would reach it, without moving the page. */
  async hasInReach(it: Thing): Promise<void> {
    await this.#until(`${inWords(it)} lies on top`, () => this.isOnTop(it));
  }

  /** Whether a press in its middle reaches it at this moment. */
  isOnTop(it: Thing): Promise<boolean> {
    return this.#ask((eyes, wanted) => eyes.isOnTop(wanted), it);
  }

  /** Waits until the address, decoded, is like this. */
  async isAt(address: RegExp): Promise<void> {
    await this.#until(`the address is like ${address.source}`, () => this.#stands(address));
  }

  /** Presses a link or a button until it has led to an address like this. */
  async follows(wanted: Thing, address: RegExp): Promise<void> {
    const sentence = `${inWords(wanted)} has led to ${address.source}`;
    await this.#pressesUntil(sentence, wanted, () => this.#stands(address));
  }

  /** The shell has started: what is pressed from here on is the code's. */
  async canAct(): Promise<void> {
    await this.#until('the shop has started', async () =>
      Boolean(
        await this.#engine.reads(`document.documentElement.hasAttribute('data-interactive')`),
      ),
    );
  }

  /** The value of an expression in the page. */
  measures(expression: string): Promise<unknown> {
    return this.#engine.reads(expression);
  }

  async #isInShop(): Promise<boolean> {
    return (await this.#engine.reads('location.origin')) === new URL(this.#shopUrl).origin;
  }

  async #stands(address: RegExp): Promise<boolean> {
    const now = await this.#engine.reads('decodeURI(location.pathname + location.search)');
    return address.test(String(now));
  }

  /** On a busy machine a page moves between a look and a press, and even while a press lasts: the shopper then presses again. */
  async #pressesUntil(
    sentence: string,
    wanted: Thing,
    isSo: () => Promise<boolean>,
  ): Promise<void> {
    await expect(async () => {
      if (await isSo()) return;
      await this.#triesToPress(wanted);
      await this.#until(sentence, isSo, beforeAnother);
    }).toPass(patience);
  }

  async #triesToPress(wanted: Thing): Promise<void> {
    const look = () => this.#ask((eyes, it) => eyes.spot(it), wanted);
    const before = await look();
    const spot = await look();
    if ('refusal' in spot) throw new Error(`${inWords(wanted)} ${spot.refusal}`);
    const isStill = JSON.stringify(before) === JSON.stringify(spot);
    if (!isStill) throw new Error(`${inWords(wanted)} does not stay in its place`);
    await this.#engine.presses(spot.x, spot.y);
  }

  async #until(sentence: string, isSo: () => Promise<boolean>, howLong = patience): Promise<void> {
    await expect(async () => {
      if (!(await isSo())) throw new Error(`not so: ${sentence}`);
    }).toPass(howLong);
  }
}
