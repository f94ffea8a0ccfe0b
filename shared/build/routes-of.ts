import type { PageRoute } from '../src/host/remote-contract.ts';
import type { RemoteDefinition } from '../src/host/remote-definition.ts';

/** A remote's pages as the registry knows them: the same in its release manifest and in its server entry. */
export function routesOf({ pages }: RemoteDefinition): PageRoute[] {
  return Object.entries(pages).map(([page, { paths, audience, fragments = [], reads }]) => ({
    page,
    paths,
    audience,
    fragments,
    ...(reads && { reads }),
  }));
}
