import pg from 'pg';
import { listenTo, Notices } from '../notices.ts';
import type { Store } from '../store.ts';

/** A connection for notifications only, which is replaced when it is lost. */
export class ServerEar {
  readonly #connection: pg.ClientConfig;
  readonly #notices = new Notices();
  #client: pg.Client | undefined;
  #closed = false;

  constructor(connection: pg.ClientConfig) {
    this.#connection = connection;
  }

  async listen(...[channel, listener]: Parameters<Store['listen']>): ReturnType<Store['listen']> {
    const stop = this.#notices.add(channel, listener);
    if (this.#client) await this.#client.query(listenTo(channel));
    else await this.#connect();
    return stop;
  }

  isHearing(): boolean {
    return this.#client !== undefined;
  }

  /** Replaces the connection, since it may be dead without any error. */
  renew(): void {
    const client = this.#client;
    if (!client) return;
    client.removeAllListeners('error').on('error', () => undefined);
    void client.end();
    this.#connectAgain();
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end();
  }

  async #connect(): Promise<void> {
    const client = new pg.Client(this.#connection);
    client.on('error', () => this.#connectAgain());
    await client.connect();
    await this.#notices.follow(client);
    this.#client = client;
  }

  #connectAgain(): void {
    this.#client = undefined;
    if (this.#closed) return;
    const retry = setTimeout(() => {
      this.#connect().then(
        () => this.#notices.tellOfMissed(),
        () => this.#connectAgain(),
      );
    }, 1000);
    retry.unref();
  }
}
