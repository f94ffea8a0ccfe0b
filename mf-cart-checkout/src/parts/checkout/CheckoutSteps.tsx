import { Steps } from '@kashi/ui/navigation/Steps';
import { checkoutMessages as messages } from './checkout-messages.ts';
import styles from './CheckoutSteps.module.css';

const steps = [
  { title: messages.chooseAddress },
  { title: messages.invoice },
  { title: messages.pay },
];

/** The three steps of the checkout; `current` counts from 0. */
export function CheckoutSteps({ current }: { current: 0 | 1 }) {
  return (
    <div className={styles.steps}>
      <Steps label={messages.steps} steps={steps} current={current} />
    </div>
  );
}
