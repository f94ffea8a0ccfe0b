import { expect, type BrowserContext, type ConsoleMessage } from '@playwright/test';

/** The complaints of one test's browser: errors and warnings of the console, uncaught exceptions. */
export class Trouble {
  readonly #seen: string[] = [];
  readonly #announced: RegExp[] = [];

  constructor(context: BrowserContext) {
    context.on('console', (message) => this.#hear(message));
    context.on('weberror', (event) => this.#seen.push(`exception: ${event.error().message}`));
  }

  /** Says beforehand what a test is going to cause; everything else fails it. */
  announce(...expected: RegExp[]): void {
    this.#announced.push(...expected);
  }

  /** Fails where the browser said anything that was not announced, React's hydration messages among it. */
  expectNone(): void {
    const surprises = this.#seen.filter(
      (text) => !this.#announced.some((expected) => expected.test(text)),
    );
    expect(surprises, 'what the browser complained about').toEqual([]);
  }

  #hear(message: ConsoleMessage): void {
    const type = message.type();
    if (type !== 'error' && type !== 'warning') return;
    this.#seen.push(`${type}: ${message.text()} (${message.location().url})`);
  }
}
