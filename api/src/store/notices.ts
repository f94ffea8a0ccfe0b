import pg from 'pg';

/** Hears a payload of PostgreSQL's NOTIFY; null when notices may have been missed and everything is to be read again. */
export type NoticeListener = (payload: string | null) => void;

/** The channels somebody listens to, kept through every reconnection. */
export class Notices {
  readonly #listeners = new Map<string, Set<NoticeListener>>();

  /** Returns the function that takes the listener away again. */
  add(channel: string, listener: NoticeListener): () => void {
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  /** Follows a connection: asks for every channel and passes on what comes. */
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
