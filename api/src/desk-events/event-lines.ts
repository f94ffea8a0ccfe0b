import type { ServerResponse } from 'node:http';
import { deskEventSchema, hearersOf, type DeskEvent } from '@kashi/contracts/desk/desk-events';
import type { Role } from '@kashi/contracts/desk/desk-call';

/** The roles of the member at the other end, read anew; null once the session has ended. */
type CurrentRoles = () => Promise<readonly Role[] | null>;

interface Line {
  raw: ServerResponse;
  currentRoles: CurrentRoles;
}

/** The endless answers of server-sent events that are open at this process. */
export class EventLines {
  readonly #lines = new Set<Line>();

  /** Adds an answer whose head has been sent; it is forgotten when its connection closes. */
  add(raw: ServerResponse, currentRoles: CurrentRoles): void {
    const line = { raw, currentRoles };
    raw.once('close', () => this.#lines.delete(line));
    this.#lines.add(line);
    // Headers alone do not open the line in every browser.
    raw.write(': open\n\n');
  }

  /** Passes on a notice of the store, to those whose role it is for; null means that some were missed. */
  tell(notice: string | null): Promise<void> {
    if (notice === null) return this.#writeTo(null, 'event: missed\ndata: {}\n\n');
    const event = eventIn(notice);
    if (!event) return Promise.resolve();
    return this.#writeTo(hearersOf[event.kind], `data: ${JSON.stringify(event)}\n\n`);
  }

  /** Keeps the lines open through proxies, and ends those whose session has ended. */
  beat(): Promise<void> {
    return this.#writeTo(null, ': beat\n\n');
  }

  endAll(): void {
    for (const { raw } of this.#lines) raw.end();
  }

  /** The session is looked up before each word: whoever was shut out hears nothing more. */
  async #writeTo(hearers: readonly Role[] | null, text: string): Promise<void> {
    for (const line of this.#lines) {
      const roles = await line.currentRoles();
      if (roles === null) line.raw.end();
      else if (!hearers || hearers.some((role) => roles.includes(role))) line.raw.write(text);
    }
  }
}

function eventIn(notice: string): DeskEvent | null {
  const [kind, id] = notice.split(' ');
  const parsed = deskEventSchema.safeParse({ kind, id: Number(id) });
  return parsed.success ? parsed.data : null;
}
