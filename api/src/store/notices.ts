import pg from 'pg';

/** Handles a payload of PostgreSQL's NOTIFY; null means that notices may have been missed, so everything has to be read again. */
export type NoticeListener = (payload: string | null) => void;

/** The channels with listeners, kept across reconnections. */
export class Notices {
  readonly #listeners = new Map<string, Set<NoticeListener>>();

  /** Returns the function that removes the listener. */
  add(channel: string, listener: NoticeListener): () => void {
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  /** Listens to every channel on a connection, and passes notifications on. */
  async follow(client: pg.ClientBase): Promise<void> {
    client.on('notification', ({ channel, payload }) => this.#tell(channel, payload ?? ''));
    for (const channel of this.#listeners.keys()) await client.query(listenTo(channel));
  }

  tellOfMissed(): void {
    for (const channel of this.#listeners.keys()) this.#tell(channel, null);
  }

  #tell(channel: string, payload: string | null): void {
    for (const listener of this.#listeners.get(channel) ?? []) listener(payload);
  }
}

export function listenTo(channel: string): string {
  return `listen ${pg.escapeIdentifier(channel)}`;
}
