import type { PageExample, PageRoute } from '@kashi/border/pages/page-route';
import type { PageEntry, RemoteDefinition } from '@kashi/border/remote-definition';

/** A remote's pages as the registry knows them: the same in its release manifest and in its server entry. */
export function routesOf({ pages }: RemoteDefinition): PageRoute[] {
  return Object.entries(pages).map(([page, entry]) => {
    const { paths, audience, access, role, menu, fragments = [], reads } = entry;
    return {
      page,
      paths,
      audience,
      ...(access && { access }),
      ...(role && { role }),
      ...(menu && { menu }),
      examples: examplesOf(entry),
      fragments,
      ...(reads && { reads }),
    };
  });
}

function examplesOf({ access, examples }: PageEntry): PageExample[] {
  const as = access === 'customer' ? 'customer' : 'guest';
  return examples.map((example) =>
    typeof example === 'string' ? { path: example, as } : { as, ...example },
  );
}
