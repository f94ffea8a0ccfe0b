import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { ListingFilter } from '@kashi/contracts/listing/listing-filter';
import { ShopLink } from '@kashi/ui/actions/ShopLink';
import { useContext } from 'react';
import { filterPath } from '../../filter-address.ts';
import { AwaitedList } from '../awaited-list.ts';
import type { TreeNode } from '../group-tree.ts';
import { scopeFilter } from '../listing-scope.ts';
import { messages } from '../messages.ts';
import styles from './GroupTree.module.css';

interface GroupTreeProps {
  /** The tree of groups; null where it could not be read. */
  tree: TreeNode[] | null;
  filter: ListingFilter;
}

/** The tree of links from a group down to a category, and back. */
export function GroupTree({ tree, filter }: GroupTreeProps) {
  const asked = useContext(AwaitedList) ?? filter;
  if (!tree) return <p className={styles.failed}>{messages.filters.groupsFailed}</p>;
  const kept = keptElsewhere(asked);
  const isInside = tree.some(({ children }) => children.length > 0);

  return (
    <div className={styles.tree}>
      {isInside && (
        <ShopLink href={filterPath(kept)}>
          <span className={styles.back}>
            <IconChevronRight aria-hidden="true" />
            {messages.filters.allGroups}
          </span>
        </ShopLink>
      )}
      <Branches nodes={tree} kept={kept} />
    </div>
  );
}

interface BranchesProps {
  nodes: TreeNode[];
  kept: Partial<ListingFilter>;
}

function Branches({ nodes, kept }: BranchesProps) {
  return (
    <ul>
      {nodes.map(({ kind, id, title, current, children }) => (
        <li key={id}>
          <ShopLink
            href={filterPath({ ...kept, ...scopeFilter(kind, id, title) })}
            aria-current={current || undefined}
            data-open={children.length > 0 || undefined}
          >
            {title}
            {children.length > 0 && <IconChevronDown aria-hidden="true" />}
          </ShopLink>
          {children.length > 0 && <Branches nodes={children} kept={kept} />}
        </li>
      ))}
    </ul>
  );
}

/** The part of a filter that is kept in another branch: brands and prices were chosen among this branch's own. */
function keptElsewhere(filter: ListingFilter): Partial<ListingFilter> {
  const { TagId, TagName, BrandCode, BrandName, SearchValue, IsAvalible, OrderBy } = filter;
  return { TagId, TagName, BrandCode, BrandName, SearchValue, IsAvalible, OrderBy };
}
