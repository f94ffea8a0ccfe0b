import { useNavigate } from 'react-router-dom';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import { useAsk } from '@kashi/kit/use-ask';
import { useAskedAgain } from '@kashi/kit/use-asked-again';
import { markPaymentUnderWay } from '../../parts/checkout/payment-under-way.ts';
import { readPayment, type Unpaid } from './payment-data.ts';

/** Asks for the outcome of a pending payment: a paid one leads to its order, any other is shown on the page. */
export function usePendingPayment(returned: Unpaid | null): void {
  const ask = useAsk();
  const navigate = useNavigate();
  const { reload } = useShellApi();

  useAskedAgain(
    returned?.outcome === 'pending' ? returned.paymentId : null,
    async (paymentId, signal) => {
      const payment = await readPayment(ask, paymentId, signal);
      if (signal.aborted || payment.outcome === 'pending') return false;
      if (payment.outcome === 'paid') {
        markPaymentUnderWay();
        void navigate(`/orderTracking/${payment.orderHash}`, { replace: true });
        return true;
      }
      // The page that has read the outcome ends the questions; where its reading fails, the next one follows.
      void reload();
      return false;
    },
  );
}
