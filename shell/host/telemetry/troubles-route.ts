import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { builtPlacesIn } from '../../releases/places/built-places.ts';
import {
  ownPlace,
  type SourcePlace,
  type SourcePlaces,
} from '../../releases/places/source-places.ts';
import { AddressLimit } from '../several-hosts/address-limit.ts';
import { partyOf } from '../several-hosts/party.ts';

interface TroublesRouteOptions {
  /** Finds the sources of places in scripts. */
  places: Pick<SourcePlaces, 'named' | 'in'>;
  /** Called with the place in the source where an error came from. */
  note?(place: SourcePlace): void;
  /** The page at a path, such as `mf-product/product`. */
  pageAt(path: string): Promise<string>;
}

/** The limit of one address: a visit reports up to five errors, and several visitors may share an address. */
const ofOneAddress = { most: 20, withinMs: 60_000 };

const mostBytes = 8 * 1024;

const troubleSchema = z.tuple([
  z.string().check(z.maxLength(300)),
  z.string().check(z.maxLength(600)),
  z.string().check(z.maxLength(2000)),
]);

/**
 * `POST /troubles`: an error in a shopper's browser, as `[message, stack, path]`; the shell's `start-gate-script` sends it. The
 * log gets the error, its place in the source, its page and the browser, but nothing that identifies a person: of the path only
 * the page is kept, and long numbers are removed from the message. The answer is always 204, before any place is looked up.
 */
export function troublesRoute(
  server: FastifyInstance,
  { pageAt, places, note }: TroublesRouteOptions,
): void {
  const limit = new AddressLimit(ofOneAddress);
  const tell = async ([message, stack, path]: Trouble, browser: string) => {
    const [page, at] = await Promise.all([pageAt(path), placesIn(stack, places)]);
    server.log.warn(
      { page, at, browser: browser.slice(0, 200) },
      `In a browser: ${message.replaceAll(/\p{Nd}{5,}/gu, '#')}`,
    );
    const place = ownPlace(await places.in(stack));
    if (place) note?.(place);
  };

  server.post('/troubles', { bodyLimit: mostBytes }, async (request, reply) => {
    const { 'sec-fetch-site': site = 'same-origin', 'user-agent': browser = '' } = request.headers;
    const trouble =
      site === 'same-origin' && limit.takes(partyOf(request.ip)) && troubleOf(request.body);
    if (trouble) {
      tell(trouble, browser).catch((error: unknown) =>
        server.log.error(error, 'A trouble is lost'),
      );
    }
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}

type Trouble = z.infer<typeof troubleSchema>;

function troubleOf(body: unknown): Trouble | null {
  try {
    return troubleSchema.parse(JSON.parse(String(body)));
  } catch {
    // The body may be anything.
    return null;
  }
}

/**
 * The innermost three places of a stack, such as `mf-product/src/product/ProductPage.tsx:41:7 (mf-product@1.0.0-ab12)`, or the
 * script itself if its source is unknown. Other lines of the stack belong to foreign files.
 */
async function placesIn(stack: string, places: Pick<SourcePlaces, 'named'>): Promise<string[]> {
  return Promise.all(
    builtPlacesIn(stack, 3).map(async ({ name, version, file, line, column }) => {
      const built = `${name}/${version}/${file}:${line}:${column}`;
      const source = await places.named(built);
      return source === built ? built : `${source} (${name}@${version})`;
    }),
  );
}
