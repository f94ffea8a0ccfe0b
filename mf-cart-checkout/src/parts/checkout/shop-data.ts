import type { Ask } from '@kashi/contracts/asking/ask';
import type { Contents } from '@kashi/contracts/home';

/** The shop's base info, such as its address (§7); null where the shop has none. Throws a `Problem`. */
export async function readShop(ask: Ask): Promise<Contents['BaseInfos']> {
  const { value } = await ask('GET /v1/ContentManagement/Contents/Read', {});
  return value.BaseInfos;
}
