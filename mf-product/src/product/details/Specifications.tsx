import type { Product } from '@kashi/contracts/product/product';
import { Stack } from '@kashi/ui/layout/Stack';
import { messages } from '../messages.ts';
import styles from './Specifications.module.css';

interface SpecificationsProps {
  groups: Product['ProductPropertyGroups'];
}

/** All properties by group; an empty value is shown as dashes (§2). */
export function Specifications({ groups }: SpecificationsProps) {
  return (
    <Stack gap={8}>
      {groups.map(({ GroupTitle, ProductPropertyValue }) => (
        <section key={GroupTitle}>
          <h3 className={styles.title}>{GroupTitle}</h3>
          <dl className={styles.properties}>
            {ProductPropertyValue.map(({ PropertyTitle, PropertyValue }) => (
              <div key={PropertyTitle}>
                <dt>{PropertyTitle}</dt>
                <dd>{PropertyValue || messages.noValue}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Stack>
  );
}
