import { Chip } from '@kashi/ui/text/Chip';
import type { AppliedFilter } from './applied-filters.ts';
import { messages } from '../messages.ts';
import styles from '../FilterPage.module.css';

/** The applied filters as chips; a press removes one. */
export function AppliedFilters({ applied }: { applied: AppliedFilter[] }) {
  if (applied.length === 0) return null;
  return (
    <div className={styles.chips} role="group" aria-label={messages.applied.label}>
      {applied.map(({ title, href }) => (
        <Chip key={href} href={href}>
          {title}
        </Chip>
      ))}
    </div>
  );
}
