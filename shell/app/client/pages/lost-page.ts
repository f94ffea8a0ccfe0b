import { contractVersion } from '@kashi/border/remote-contract';
import { frameElements } from '../../frame-parts/frame-elements.ts';
import type { ClientRoute } from './client-routes.ts';
import type { PreparedPage } from './page-preparation.ts';

/** A path of no remote; the host answers it with the not-found page. */
const nowhere = '/notFound';

/**
 * The not-found page in the form of an ordinary page, for a case that only the browser can find out, such as another customer's
 * order: the host has already sent the page's waiting state, and would send it again. Rejects if the host is away.
 */
export async function lostPage(route: ClientRoute): Promise<PreparedPage> {
  const lost = await documentAt(nowhere);
  const content = lost.getElementById(frameElements.page);
  const head = { title: lost.querySelector('h1')?.textContent ?? '' };

  return {
    kind: 'page',
    route,
    view: { params: route.params, data: null },
    head,
    module: {
      contract: contractVersion,
      load: () => Promise.resolve({ kind: 'not-found' }),
      head: () => head,
      lifecycles: {
        bootstrap: () => Promise.resolve(),
        mount({ domElement }) {
          domElement.replaceChildren(...(content?.children ?? []));
          return Promise.resolve();
        },
        unmount: () => Promise.resolve(),
      },
    },
  };
}

/**
 * The browser requests and parses the document itself, because Trusted Types allow no parsing of a whole document from a string.
 */
function documentAt(address: string): Promise<Document> {
  const request = new XMLHttpRequest();
  request.open('GET', address);
  request.responseType = 'document';
  return new Promise((resolve, reject) => {
    request.onload = () => {
      if (request.responseXML) resolve(request.responseXML);
      else reject(new Error(`${address} is no document`));
    };
    request.onerror = () => reject(new Error(`${address} cannot be loaded`));
    request.send();
  });
}
