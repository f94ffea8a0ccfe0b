import pg from 'pg';
import { listenTo, Notices } from '../notices.ts';
import type { Store } from '../store.ts';

/** A connection for notifications only, which is replaced when it is lost. */
export class ServerEar {
  readonly #connection: pg.ClientConfig;
  readonly #notices = new Notices();
  #client: pg.Client | undefined;
  #connecting: Promise<pg.Client> | undefined;
  #closed = false;

  constructor(connection: pg.ClientConfig) {
    this.#connection = connection;
  }

  async listen(...[channel, listener]: Parameters<Store['listen']>): ReturnType<Store['listen']> {
    const stop = this.#notices.add(channel, listener);
    const client = await this.#connected();
    await client.query(listenTo(channel));
    return stop;
  }

  isHearing(): boolean {
    return this.#client !== undefined;
  }

  /** Replaces the connection, since it may be dead without any error. */
  renew(): void {
    if (this.#client) this.#lose(this.#client);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end();
  }

  /** The one connection, whoever asks for it, and however many at the same moment. */
  async #connected(): Promise<pg.Client> {
    if (this.#client) return this.#client;
    this.#connecting ??= this.#connect().finally(() => (this.#connecting = undefined));
    return this.#connecting;
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client(this.#connection);
    client.on('error', () => this.#lose(client));
    try {
      await client.connect();
      await this.#notices.follow(client);
    } catch (error) {
      this.#lose(client);
      throw error;
    }
    this.#client = client;
    return client;
  }

  /** A lost connection tells of it more than once, and is replaced only once. */
  #lose(client: pg.Client): void {
    client.end().catch(() => undefined);
    if (this.#client !== client) return;
    this.#client = undefined;
    this.#connectAgain();
  }

  #connectAgain(): void {
    if (this.#closed) return;
    const retry = setTimeout(() => {
      this.#connected().then(
        () => this.#notices.tellOfMissed(),
        () => this.#connectAgain(),
      );
    }, 1000);
    retry.unref();
  }
}
