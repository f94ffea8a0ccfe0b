import type { Ask } from '@kashi/shared/api/ask';
import type { Contents } from '@kashi/shared/contracts/home';

/** What the shop says of itself, such as its address; null where it has not said anything (§7). Throws a `Problem`. */
export async function readShop(ask: Ask): Promise<Contents['BaseInfos']> {
  const { value } = await ask('GET /v1/ContentManagement/Contents/Read', {});
  return value.BaseInfos;
}
