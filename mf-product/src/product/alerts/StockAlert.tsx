import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { FormProblem } from '@kashi/kit/form/FormProblem';
import { useAction } from '@kashi/kit/form/use-action';
import { useSignedIn } from '@kashi/kit/ShellApiContext';
import { useAsk } from '@kashi/kit/use-ask';
import { useKeptFocus } from '@kashi/kit/use-kept-focus';
import { Button } from '@kashi/ui/actions/Button';
import { ButtonLink } from '@kashi/ui/actions/ButtonLink';
import { Row } from '@kashi/ui/layout/Row';
import { useRef } from 'react';
import { setStockAlert } from './alert-data.ts';
import { messages as alertMessages } from './messages.ts';
import { useOwnAlert } from './use-own-alert.ts';
import { useSignInAndBack } from './use-sign-in-and-back.ts';

const { stock: messages, cancelled } = alertMessages;

export interface StockAlertProps {
  productId: number;
  /** A variant that is sold out. */
  saleParamId: number;
  /** Keeps the room of the button that buys. */
  className: string | undefined;
}

/** In the place of the button that buys: asks to be told once the variant is in stock again. A guest signs in first. */
export function StockAlert({ className, ...variant }: StockAlertProps) {
  const isSignedIn = useSignedIn();
  const signIn = useSignInAndBack(variant.saleParamId);

  return (
    <div className={className}>
      {isSignedIn ? (
        <OwnStockAlert key={variant.saleParamId} {...variant} />
      ) : (
        <ButtonLink size="large" wide href={signIn}>
          <IconBell aria-hidden="true" />
          {messages.ask}
        </ButtonLink>
      )}
    </div>
  );
}

function OwnStockAlert({ productId, saleParamId }: Omit<StockAlertProps, 'className'>) {
  const ask = useAsk();
  const { alert, changed, setChanged, reading, cancelling } = useOwnAlert({
    productId,
    saleParamId,
    kind: 'stock',
  });
  const asking = useAction(async () => setChanged(await setStockAlert(ask, saleParamId)));
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place, alert?.Id ?? null);

  return (
    <div ref={place} tabIndex={-1}>
      {alert ? (
        <Row align="between">
          {messages.waits}
          <Button
            variant="quiet"
            size="small"
            aria-label={messages.cancelLabel}
            busy={cancelling.busy}
            onClick={() => void cancelling.start()}
          >
            {messages.cancel}
          </Button>
        </Row>
      ) : (
        // Without an answer the button asks anew, which changes nothing where the customer has asked before.
        <Button
          size="large"
          wide
          busy={asking.busy || (reading.waiting && changed === undefined)}
          onClick={() => void asking.start()}
        >
          <IconBell aria-hidden="true" />
          {messages.ask}
        </Button>
      )}
      <FormProblem problem={asking.problem ?? cancelling.problem} />
      <span className="visually-hidden" role="status">
        {changed === null ? cancelled : changed && messages.waits}
      </span>
    </div>
  );
}
