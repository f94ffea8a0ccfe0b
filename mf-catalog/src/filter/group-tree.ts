import type { Group } from '@kashi/contracts/home';
import type { ListingFilter } from '@kashi/contracts/listing/listing-filter';

/** A branch of the sidebar's tree, open where it has children. */
export interface TreeNode {
  kind: 'group' | 'subgroup' | 'category';
  id: number;
  title: string;
  current: boolean;
  children: TreeNode[];
}

/**
 * The part of the tree for the sidebar: all groups outside of any group; inside a group that group alone, open down to the branch of
 * the filter. The whole tree would weigh more than the list of products.
 */
export function treeAround(groups: readonly Group[], filter: ListingFilter): TreeNode[] {
  const { GroupId, SubGroupId, CategoryId } = filter;

  for (const { Id, Title, SubGroups } of groups) {
    const openSubGroup = SubGroups.find(
      (subGroup) =>
        (CategoryId && subGroup.Categories.some((category) => category.Id === CategoryId)) ||
        (!CategoryId && subGroup.Id === SubGroupId),
    );
    if (!openSubGroup && (CategoryId || SubGroupId || Id !== GroupId)) continue;

    const subGroups = SubGroups.map((subGroup) =>
      node(
        'subgroup',
        subGroup,
        subGroup.Id === SubGroupId && !CategoryId,
        subGroup === openSubGroup
          ? subGroup.Categories.map((category) =>
              node('category', category, category.Id === CategoryId),
            )
          : [],
      ),
    );
    return [node('group', { Id, Title }, !openSubGroup, subGroups)];
  }
  return groups.map((group) => node('group', group, false));
}

function node(
  kind: TreeNode['kind'],
  { Id, Title }: { Id: number; Title: string },
  current: boolean,
  children: TreeNode[] = [],
): TreeNode {
  return { kind, id: Id, title: Title, current, children };
}
