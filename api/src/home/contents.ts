import type { FrontPageInput } from '@kashi/contracts/desk/front-page';
import type { Contents, Group } from '@kashi/contracts/home';
import { pictureField, picturePath, pictureWidth } from '../http/media/picture-paths.ts';
import { ownNameOf } from '../identity/sessions/full-name.ts';
import type { Customer, Shop } from '../shop.ts';
import type { Store } from '../store/store.ts';
import { readBaseInfo } from './base-info.ts';
import { frontPageContents } from './front-page-contents.ts';

/** The part of the contents that is the same for every visitor (R11). */
export type PublicContents = Omit<
  Contents,
  'CustomerFullName' | 'CustomerKey' | 'MobileNo' | 'IsUserLogined'
>;

export async function readPublicContents(
  shop: Pick<Shop, 'store' | 'gateways' | 'environment'>,
  page: FrontPageInput,
): Promise<PublicContents> {
  const { store } = shop;
  return {
    Groups: await readGroups(store),
    ...(await frontPageContents(store, page)),
    Brands: await readBrands(store),
    BaseInfos: await readBaseInfo(shop),
  };
}

/** The visitor's own fields, only for a request with a valid token. */
export function visitorFields(customer: Customer | null): Omit<Contents, keyof PublicContents> {
  return {
    CustomerFullName: customer ? ownNameOf(customer) : '',
    ...(customer && { CustomerKey: customer.key }),
    MobileNo: customer?.mobile ?? '',
    IsUserLogined: customer !== null,
  };
}

async function readGroups({ db }: Store): Promise<Group[]> {
  const groups = await db
    .selectFrom('groups')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  const subGroups = await db
    .selectFrom('subgroups')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  const categories = await db
    .selectFrom('categories')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  const categoriesOf = Map.groupBy(categories, (category) => category.subgroup_id);
  const subGroupsOf = Map.groupBy(subGroups, (subGroup) => subGroup.group_id);

  return groups.map((group) => ({
    Id: group.id,
    Title: group.title,
    GroupPicPath: picturePath(group.picture, pictureWidth.card),
    ...pictureField(group.picture),
    SubGroups: (subGroupsOf.get(group.id) ?? []).map((subGroup) => ({
      Id: subGroup.id,
      Title: subGroup.title,
      Categories: (categoriesOf.get(subGroup.id) ?? []).map(({ id, title }) => ({
        Id: id,
        Title: title,
      })),
    })),
  }));
}

async function readBrands({ db }: Store): Promise<Contents['Brands']> {
  const rows = await db
    .selectFrom('brands')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id, title, alt, logo_path }) => ({
    Id: id,
    Title: title,
    Alt: alt,
    LogoPath: logo_path,
  }));
}
