import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RecordedAnswer } from './recorded-shop.ts';

/** The status of an answer to a call without a record; no API answers with it. */
export const notRecorded = 501;

/**
 * One transparent dot, which stands for every picture of the shop: a picture's place has the size that the page gives, with any
 * content. A browser makes a document of its own for every SVG, so this is a GIF.
 */
const picture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

export interface ApiRequest {
  method: string;
  /** Path and query. */
  url: string;
  authorization: string | undefined;
  /** Asked by a page that is looked at while the API fails. */
  isFailing: boolean;
}

/** A browser with this cookie meets an API that fails; the host's own questions do not carry it. */
export const failingCookie = { name: 'api', value: 'fails' };

export interface OpenApi {
  url: string;
  close(): void;
}

/** An API on this machine that knows what `answer` knows, and has a picture at every other address. */
export async function openApi(
  answer: (request: ApiRequest) => Promise<RecordedAnswer | undefined>,
): Promise<OpenApi> {
  const server = createServer(({ method = 'GET', url = '/', headers }, response) => {
    if (!url.startsWith('/v1/')) {
      return void response.setHeader('content-type', 'image/gif').end(picture);
    }
    const { authorization, cookie = '' } = headers;
    const isFailing = cookie.includes(`${failingCookie.name}=${failingCookie.value}`);
    void answer({ method, url, authorization, isFailing }).then((known) => {
      response.writeHead(known?.status ?? notRecorded, { 'content-type': 'application/json' });
      response.end(JSON.stringify(known?.body ?? {}));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
