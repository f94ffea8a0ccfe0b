import type { Ask } from '../../shared/src/api/ask.ts';
import { askAt, registerAt } from './demo-customer.ts';
import { recordedCustomerMessages as messages } from './recorded-customer-messages.ts';

/** Demo goods that lie in the cart: the one whose page is visited, and one beside it. */
const goods = [1102, 9201];

/**
 * Opens an account in a demo shop, whose codes lie in the outbox of development, and leaves it one step before the payment:
 * with goods in the cart, an address and a carrier. Answers its token. Throws where the shop does not let it get there.
 */
export async function openRecordedCustomer(apiUrl: string): Promise<string> {
  const { token } = await registerAt(apiUrl);
  const ask = askAt(apiUrl, token);
  await chooseDelivery(ask, await fillCart(ask));
  return token;
}

async function fillCart(ask: Ask): Promise<string> {
  let hash = '';
  for (const ProductId of goods) {
    const { value } = await ask('GET /v1/ProductManagement/ProductInformation/Read', { ProductId });
    const inStock = value.ProductSaleParams.find(({ StockInventory }) => StockInventory > 0);
    const { value: cart } = await ask('POST /v1/Orders/Carts/AddCartItem', {
      HashCartId: hash || null,
      ProductSaleParamId: known(inStock).Id,
    });
    hash = cart.HashCartId;
  }
  return hash;
}

async function chooseDelivery(ask: Ask, HashCartId: string): Promise<void> {
  const { value: provinces } = await ask('GET /v1/BasicDefinitions/Provinces/Read', {});
  const { value: cities } = await ask('GET /v1/BasicDefinitions/Cities/ReadByProvince', {
    ProvinceId: known(provinces.find(({ Text }) => Text === messages.province)).Value,
  });
  const { value: address } = await ask('POST /v1/Identity/CustomersAddress/Create', {
    Title: messages.addressTitle,
    Address: messages.address,
    CityId: known(cities.find(({ Text }) => Text === messages.city)).Value,
    PostalCode: '',
    TransfereeName: `${messages.firstName} ${messages.lastName}`,
    TransfereeMobNo: '09131234567',
  });
  const delivery = { HashCartId, CustomerAddressId: address.Id };
  const { value: carriers } = await ask('GET /v1/BasicDefinitions/Carriers/Read', delivery);
  const CarrierId = known(carriers.find(({ IsAvailable }) => IsAvailable)).Id;
  await ask('POST /v1/Orders/CartAddress/Apply', { ...delivery, CarrierId });
}

function known<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('This is not the demo shop');
  return thing;
}
