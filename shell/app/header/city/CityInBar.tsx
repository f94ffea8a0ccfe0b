import { DeliveryCity } from './DeliveryCity.tsx';
import styles from './CityInBar.module.css';

/** The delivery city at the end of the bar of groups, which comes after the first view and moves no group. */
export function CityInBar({ className }: { className: string | undefined }) {
  return (
    <li className={styles.city}>
      <DeliveryCity className={className} />
    </li>
  );
}
