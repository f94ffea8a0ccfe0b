import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs';
import styles from './CarrierLogo.module.css';

/** A carrier's logo, shown beside its name. */
export function CarrierLogo({ iconPath }: { iconPath: string }) {
  return (
    <span className={styles.logo}>
      {iconPath ? (
        <img src={iconPath} alt="" width="28" height="28" />
      ) : (
        <IconTruckDelivery data-mirror aria-hidden="true" />
      )}
    </span>
  );
}
