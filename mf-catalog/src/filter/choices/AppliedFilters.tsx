import { Chip } from '@kashi/ui/text/Chip';
import type { AppliedFilter } from './applied-filters.ts';
import { messages } from '../messages.ts';
import styles from '../FilterPage.module.css';

/** The applied filters as chips; a press removes one. */
export function AppliedFilters({ applied }: { applied: AppliedFilter[] }) {
  if (applied.length === 0) return null;
  return (
    <div className={styles.chips} role="group" aria-label={messages.applied.label}>
      {/* Two addresses may be one while another list is on its way. */}
      {applied.map(({ title, href }, index) => (
        <Chip key={`${title}${index}`} href={href}>
          {title}
        </Chip>
      ))}
    </div>
  );
}
