import { Picture } from '@kashi/ui/picture/Picture';
import { ShopLink } from '@kashi/ui/actions/ShopLink';
import { filterPath } from '../../filter-address.ts';
import type { HomeData } from '../home-data.ts';
import styles from './GroupNiches.module.css';

/** The glazes in order: no two neighbours are alike, in rows of four as in a row of eight. */
const glazes = [
  'lapis',
  'turquoise',
  'saffron',
  'pomegranate',
  'lapis',
  'pistachio',
  'saffron',
  'turquoise',
];

/** The groups as links, each in a glazed niche. */
export function GroupNiches({ groups }: { groups: HomeData['groups'] }) {
  return (
    <ul className={styles.niches}>
      {groups.map(({ Id, Title, GroupPicPath, Picture: picture }, index) => (
        <li key={Id}>
          <ShopLink
            href={filterPath({ GroupId: Id, GroupName: Title })}
            className={styles.niche}
            data-glaze={glazes[index % glazes.length]}
          >
            <span className={styles.arch}>
              <Picture
                picture={picture}
                path={GroupPicPath}
                sizes="(min-width: 64rem) 5rem, 11.5vw"
                alt=""
              />
            </span>
            {Title}
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}
