import type { APIRequestContext } from '@playwright/test';

interface Route {
  paths: string[];
  audience: 'everyone' | 'visitor';
}

/** Every address that the shop's registry calls a visitor's own, with something in the place of its parameters. */
export async function visitorAddresses(request: APIRequestContext): Promise<string[]> {
  const html = await (await request.get('/')).text();
  const [, boot = ''] =
    /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html) ?? [];
  const { routes } = JSON.parse(boot) as { routes: Route[] };
  return routes
    .filter(({ audience }) => audience === 'visitor')
    .flatMap(({ paths }) => paths)
    .map((path) => path.replace(/:\w+/g, '1'));
}
