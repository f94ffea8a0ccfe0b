/**
 * The key of the shopper's delivery city in local storage: `{ cityId, provinceId, name }` as JSON. The shopper chooses it once, in the
 * header or on a product (R46); it stays in this browser, and is no address.
 */
export const deliveryCityKey = 'deliveryCity';
