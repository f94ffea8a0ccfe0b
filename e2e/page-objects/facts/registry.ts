import type { APIRequestContext } from '@playwright/test';

interface Route {
  paths: string[];
  audience: 'everyone' | 'visitor';
  access?: 'anyone' | 'customer';
}

/** Every address that the shop's registry calls a visitor's own, with something in the place of its parameters. */
export function visitorAddresses(request: APIRequestContext): Promise<string[]> {
  return addressesWhere(request, ({ audience }) => audience === 'visitor');
}

/** Every address that only a customer may see, likewise. */
export function customerAddresses(request: APIRequestContext): Promise<string[]> {
  return addressesWhere(request, ({ access }) => access === 'customer');
}

async function addressesWhere(
  request: APIRequestContext,
  isWanted: (route: Route) => boolean,
): Promise<string[]> {
  const html = await (await request.get('/')).text();
  const [, boot = ''] =
    /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html) ?? [];
  const { routes } = JSON.parse(boot) as { routes: Route[] };
  return routes
    .filter(isWanted)
    .flatMap(({ paths }) => paths)
    .map((path) => path.replace(/:\w+/g, '1'));
}
