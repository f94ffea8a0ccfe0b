/** The key in local storage: the code (§9) of the gateway by which this browser has paid last, an order or into the wallet. */
const lastGatewayKey = 'lastGateway';

/** The gateway that a shopper need not choose again; undefined for none. For the browser only. */
export function lastGatewayOf<Gateway extends { code: number }>(
  gateways: readonly Gateway[],
): Gateway | undefined {
  const last = Number(localStorage.getItem(lastGatewayKey));
  return gateways.find(({ code }) => code === last);
}

export function keepLastGateway({ code }: { code: number }): void {
  try {
    localStorage.setItem(lastGatewayKey, String(code));
  } catch {
    // Silence is right: a full storage costs the next payment one press, and must not end this one.
  }
}
