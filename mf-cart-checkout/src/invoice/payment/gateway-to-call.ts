import { gateways, type KnownGateway } from '@kashi/contracts/gateways';

/**
 * The gateway whose call begins the payment; undefined where the shopper has to choose one. Where nothing is left for a bank any
 * gateway's call will do, in a shop without an `active` gateway too. `toBank` in toman.
 */
export function gatewayToCall(
  toBank: number,
  chosen: KnownGateway | undefined,
  active: readonly KnownGateway[],
): KnownGateway | undefined {
  return chosen ?? (toBank === 0 ? (active[0] ?? gateways.saman) : undefined);
}
