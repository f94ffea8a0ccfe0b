import type { RefObject } from 'react';
import type { Group } from '@kashi/contracts/home';
import { Picture } from '@kashi/ui/picture/Picture';
import { ProblemNotice } from '@kashi/ui/notice/ProblemNotice';
import { Skeleton } from '@kashi/ui/skeleton/Skeleton';
import type { FrameData } from '@kashi/border/frame-data';
import { useListingPath, type ListingPath } from '../listing-path.ts';
import { useDismissal } from '../use-dismissal.ts';
import { groupColumns } from './group-columns.ts';
import { useGroupTree } from './group-tree.ts';
import { messages } from './messages.ts';
import { usePanelKeys } from './use-panel-keys.ts';
import styles from './GroupPanel.module.css';

/** As many columns as a large group has; their rows while nothing is known of the group. */
const waitingColumns = [1, 2, 3, 4];
const waitingRows = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

interface GroupPanelProps {
  group: FrameData['groups'][number];
  /** The bar above the panel. */
  place: RefObject<HTMLElement | null>;
  onClose(): void;
}

/** The content of one group, below the bar: sub-groups as headings with their categories, and the group's picture. */
export function GroupPanel({ group, place, onClose }: GroupPanelProps) {
  const { groups, problem, retry } = useGroupTree();
  const listingPath = useListingPath();
  const branch = groups?.find(({ Id }) => Id === group.id);
  useDismissal(place, onClose);
  usePanelKeys(place);

  return (
    <div className={styles.panel}>
      <div className={`wrap ${styles.content}`}>
        <Items branch={branch} isWaiting={!groups && problem === null} onFollow={onClose} />
        {problem !== null && <ProblemNotice error={problem} onRetry={retry} />}
        <a
          className={styles.group}
          href={listingPath({ GroupId: group.id, GroupName: group.title })}
          onClick={onClose}
        >
          {branch?.GroupPicPath && (
            <span className={styles.arch}>
              <Picture picture={branch.Picture} path={branch.GroupPicPath} sizes="10rem" alt="" />
            </span>
          )}
          {messages.all(group.title)}
        </a>
      </div>
    </div>
  );
}

interface ItemsProps {
  branch: Group | undefined;
  isWaiting: boolean;
  onFollow(): void;
}

function Items({ branch, isWaiting, onFollow }: ItemsProps) {
  const listingPath = useListingPath();
  if (isWaiting) {
    return (
      <div className={styles.columns} role="group" aria-busy="true" aria-label={messages.waiting}>
        {waitingColumns.map((column) => (
          <ul key={column}>
            {waitingRows.map((row) => (
              <li key={row} className={styles.item}>
                <Skeleton shape="text" width="most" />
              </li>
            ))}
          </ul>
        ))}
      </div>
    );
  }
  if (!branch) return null;
  return (
    <div className={styles.columns}>
      {groupColumns(itemsOf(branch, listingPath)).map((column) => (
        <ul key={column[0]?.href}>
          {column.map(({ href, title, isHeading }) => (
            <li key={href}>
              <a
                className={styles.item}
                href={href}
                data-heading={isHeading || undefined}
                onClick={onFollow}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}

function itemsOf({ SubGroups }: Group, listingPath: ListingPath) {
  return SubGroups.flatMap(({ Id, Title, Categories }) => [
    { href: listingPath({ SubGroupId: Id, SubGroupName: Title }), title: Title, isHeading: true },
    ...Categories.map((category) => ({
      href: listingPath({ CategoryId: category.Id, CategoryName: category.Title }),
      title: category.Title,
      isHeading: false,
    })),
  ]);
}
