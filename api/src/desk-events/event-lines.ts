import type { ServerResponse } from 'node:http';
import { deskEventSchema, hearersOf, type DeskEvent } from '@kashi/contracts/desk/desk-events';
import type { Role } from '@kashi/contracts/desk/desk-call';

/** The roles of the member at the other end, read anew; null once the session has ended. */
type CurrentRoles = () => Promise<readonly Role[] | null>;

interface Line {
  raw: ServerResponse;
  currentRoles: CurrentRoles;
  /** Whether something was not passed on, because the session could not be looked up. */
  hasMissed: boolean;
}

/** The endless answers of server-sent events that are open at this process. */
export class EventLines {
  readonly #lines = new Set<Line>();

  /** Adds an answer whose head has been sent; it is forgotten when its connection closes. */
  add(raw: ServerResponse, currentRoles: CurrentRoles): void {
    const line = { raw, currentRoles, hasMissed: false };
    raw.once('close', () => this.#lines.delete(line));
    this.#lines.add(line);
    // Headers alone do not open the line in every browser.
    raw.write(': open\n\n');
  }

  /** Passes on a notice of the store, to those whose role it is for; null means that some were missed. */
  tell(notice: string | null): Promise<void> {
    if (notice === null) return this.#writeTo(null, () => missed);
    const event = eventIn(notice);
    if (!event) return Promise.resolve();
    return this.#writeTo(hearersOf[event.kind], () => `data: ${JSON.stringify(event)}\n\n`);
  }

  /** Keeps the lines open through proxies, ends those whose session has ended, and tells those that have missed something. */
  beat(): Promise<void> {
    return this.#writeTo(null, (line) => {
      const { hasMissed } = line;
      line.hasMissed = false;
      return hasMissed ? missed : ': beat\n\n';
    });
  }

  endAll(): void {
    for (const { raw } of this.#lines) raw.end();
  }

  /**
   * The session is looked up before each word: whoever was shut out hears nothing more. A look-up that fails is thrown when all
   * others have heard.
   */
  async #writeTo(hearers: readonly Role[] | null, textFor: (line: Line) => string): Promise<void> {
    const failures: unknown[] = [];
    for (const line of this.#lines) {
      try {
        const roles = await line.currentRoles();
        if (roles === null) line.raw.end();
        else if (!hearers || hearers.some((role) => roles.includes(role)))
          line.raw.write(textFor(line));
      } catch (error) {
        line.hasMissed = true;
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }
}

const missed = 'event: missed\ndata: {}\n\n';

function eventIn(notice: string): DeskEvent | null {
  const [kind, id] = notice.split(' ');
  const parsed = deskEventSchema.safeParse({ kind, id: Number(id) });
  return parsed.success ? parsed.data : null;
}
