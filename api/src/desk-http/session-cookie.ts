import type { FastifyReply, FastifyRequest } from 'fastify';
import { longestSessionMs } from '../desk-staff/staff-sessions.ts';
import type { DeskSettings } from '../settings/desk-settings.ts';

/**
 * The cookie of a session at the desk: out of reach of scripts (HttpOnly), never sent from another site's page (SameSite=Strict),
 * and at an https address bound to that host alone (`__Host-`, Secure).
 */
export class SessionCookie {
  readonly #desk: DeskSettings;

  constructor(desk: DeskSettings) {
    this.#desk = desk;
  }

  /** The token that the browser sent; undefined without one. */
  tokenOf(request: FastifyRequest): string | undefined {
    const name = this.#nameFor(request);
    const cookies = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
    const token = cookies.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
    return token && /^[\w-]{43}$/.test(token) ? token : undefined;
  }

  give(request: FastifyRequest, reply: FastifyReply, token: string): void {
    this.#set(request, reply, `${token}; Max-Age=${longestSessionMs / 1000}`);
  }

  takeBack(request: FastifyRequest, reply: FastifyReply): void {
    this.#set(request, reply, '; Max-Age=0');
  }

  #set(request: FastifyRequest, reply: FastifyReply, value: string): void {
    const secure = this.#isEncrypted(request) ? '; Secure' : '';
    const name = this.#nameFor(request);
    void reply.header('set-cookie', `${name}=${value}; Path=/; HttpOnly; SameSite=Strict${secure}`);
  }

  #nameFor(request: FastifyRequest): string {
    return this.#isEncrypted(request) ? '__Host-kashi-desk' : 'kashi-desk';
  }

  /** Whether the browser came by the desk's https address, and not by this machine's own. */
  #isEncrypted({ headers }: FastifyRequest): boolean {
    const { url } = this.#desk;
    return url?.protocol === 'https:' && headers.host?.toLowerCase() === url.host;
  }
}
