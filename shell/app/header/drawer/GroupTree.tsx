import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import type { ReactNode } from 'react';
import type { Group } from '@kashi/contracts/home';
import { ProblemNotice } from '@kashi/ui/notice/ProblemNotice';
import type { FrameData } from '@kashi/border/frame-data';
import { useListingPath } from '../listing-path.ts';
import { useGroupTree } from '../groups/group-tree.ts';
import { messages } from '../groups/messages.ts';
import styles from './GroupTree.module.css';

/** Groups, sub-groups and categories. Until the branches have loaded, and if they fail, each group is a link. */
export function GroupTree({ groups }: Pick<FrameData, 'groups'>) {
  const tree = useGroupTree();

  return (
    <>
      {tree.problem !== null && <ProblemNotice error={tree.problem} onRetry={tree.retry} />}
      <ul className={styles.tree} aria-busy={!tree.groups && tree.problem === null}>
        {groups.map((group) => {
          const branch = tree.groups?.find(({ Id }) => Id === group.id);
          return (
            <li key={group.id}>
              {branch ? <GroupBranch group={branch} /> : <GroupLink {...group} />}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function GroupLink(group: FrameData['groups'][number]) {
  const listingPath = useListingPath();
  return <a href={listingPath({ GroupId: group.id, GroupName: group.title })}>{group.title}</a>;
}

function GroupBranch({ group: { Id, Title, SubGroups } }: { group: Group }) {
  const listingPath = useListingPath();
  return (
    <Branch
      title={Title}
      path={listingPath({ GroupId: Id, GroupName: Title })}
      hasLeaves={SubGroups.length > 0}
    >
      {SubGroups.map((subGroup) => (
        <li key={subGroup.Id}>
          <Branch
            title={subGroup.Title}
            path={listingPath({ SubGroupId: subGroup.Id, SubGroupName: subGroup.Title })}
            hasLeaves={subGroup.Categories.length > 0}
          >
            {subGroup.Categories.map((category) => (
              <li key={category.Id}>
                <a href={listingPath({ CategoryId: category.Id, CategoryName: category.Title })}>
                  {category.Title}
                </a>
              </li>
            ))}
          </Branch>
        </li>
      ))}
    </Branch>
  );
}

interface BranchProps {
  title: string;
  path: string;
  hasLeaves: boolean;
  children: ReactNode;
}

/** A branch opens its leaves, the first of which stands for the whole branch; a branch without leaves is a link. */
function Branch({ title, path, hasLeaves, children }: BranchProps) {
  if (!hasLeaves) return <a href={path}>{title}</a>;
  return (
    <details>
      <summary>
        {title}
        <IconChevronLeft aria-hidden="true" />
      </summary>
      <ul>
        <li>
          <a href={path}>{messages.all(title)}</a>
        </li>
        {children}
      </ul>
    </details>
  );
}
