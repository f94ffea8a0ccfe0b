import { gateways, type GatewayName } from '@kashi/contracts/gateways';
import type { Gateway } from '../../banks/gateway.ts';
import type { Shop } from '../../shop.ts';

/** A gateway that the owner has enabled, and at which this process has an account. */
export async function findActiveGateway(
  shop: Pick<Shop, 'store' | 'gateways'>,
  name: GatewayName,
): Promise<Gateway | undefined> {
  const settings = await shop.store.db
    .selectFrom('shop_settings')
    .select('active_gateways')
    .executeTakeFirst();
  return settings?.active_gateways.includes(name) ? shop.gateways[gateways[name].code] : undefined;
}
