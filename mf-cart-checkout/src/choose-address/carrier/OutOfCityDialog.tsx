import { useRef, useState } from 'react';
import { Problem } from '@kashi/contracts/asking/problem';
import type { Carrier } from '@kashi/contracts/carrier';
import { useAsk } from '@kashi/kit/use-ask';
import { Button } from '@kashi/ui/actions/Button';
import { Dialog } from '@kashi/ui/overlay/Dialog';
import { Notice } from '@kashi/ui/notice/Notice';
import { ProblemNotice } from '@kashi/ui/notice/ProblemNotice';
import { Stack } from '@kashi/ui/layout/Stack';
import { CarrierCard } from './CarrierCard.tsx';
import { askForDeliveryFee } from '../choose-address-data.ts';
import { deliveryFee } from '../../parts/checkout/summary/sum-facts.tsx';
import { messages as allMessages } from '../messages.ts';
import styles from './OutOfCityDialog.module.css';

const messages = allMessages.outOfCity;

export interface OutOfCityDialogProps {
  cartHash: string;
  addressId: number;
  carriers: readonly Carrier[];
  /** Called with a carrier that delivers to the address, after its fee was calculated. */
  onSave: (carrierId: number) => void;
  onClose: () => void;
}

/**
 * The outcome of asking for the fee: `valid` with the fee, `invalid` where the carrier does not deliver there, `failed` without
 * an answer.
 */
type Inquiry =
  | { state: 'none' | 'unchosen' | 'waiting' }
  | {
      state: 'valid' | 'invalid';
      fee: Parameters<typeof deliveryFee>[0] | null;
      message: string;
    }
  | { state: 'failed'; error: unknown };

/** The dialog of out-of-city delivery: choose a carrier, ask for its fee, and only then save (§2, Choose address). */
export function OutOfCityDialog(props: OutOfCityDialogProps) {
  const { cartHash: HashCartId, addressId: CustomerAddressId, carriers, onSave, onClose } = props;
  const ask = useAsk();
  const [carrierId, setCarrierId] = useState<number | null>(null);
  const [inquiry, setInquiry] = useState<Inquiry>({ state: 'none' });
  const asked = useRef(0);

  /** Chooses a carrier. A fee that was calculated before was another carrier's, so it is removed. */
  function choose(id: number) {
    asked.current += 1;
    setCarrierId(id);
    setInquiry({ state: 'none' });
  }

  async function inquire() {
    if (carrierId === null) return setInquiry({ state: 'unchosen' });
    const mine = ++asked.current;
    setInquiry({ state: 'waiting' });
    const answer = await askForDeliveryFee(ask, {
      HashCartId,
      CustomerAddressId,
      CarrierId: carrierId,
    }).then(
      ({ value, message }): Inquiry => ({
        state: 'valid',
        fee: value,
        message: message ?? messages.possible,
      }),
      refusalOf,
    );
    if (mine === asked.current) setInquiry(answer);
  }

  return (
    <Dialog
      title={messages.title}
      onClose={onClose}
      foot={
        <>
          <Button variant="secondary" onClick={onClose}>
            {messages.cancel}
          </Button>
          {inquiry.state === 'valid' && carrierId !== null && (
            <Button onClick={() => onSave(carrierId)}>{messages.save}</Button>
          )}
        </>
      }
    >
      <Stack>
        <p className={styles.hint}>{messages.hint}</p>
        <fieldset>
          <legend className="visually-hidden">{messages.carriers}</legend>
          <Stack gap={3}>
            {carriers.map((carrier) => (
              <CarrierCard
                key={carrier.Id}
                carrier={carrier}
                name="out-of-city-carrier"
                isChosen={carrier.Id === carrierId}
                onChoose={choose}
              />
            ))}
          </Stack>
        </fieldset>
        <Button
          variant="soft"
          wide
          busy={inquiry.state === 'waiting'}
          onClick={() => void inquire()}
        >
          {messages.inquire}
        </Button>
        <Answer inquiry={inquiry} />
      </Stack>
    </Dialog>
  );
}

function Answer({ inquiry }: { inquiry: Inquiry }) {
  switch (inquiry.state) {
    case 'unchosen':
      return (
        <Notice variant="danger" role="alert">
          {messages.chooseCarrier}
        </Notice>
      );
    case 'failed':
      return <ProblemNotice error={inquiry.error} />;
    case 'valid':
    case 'invalid': {
      const isValid = inquiry.state === 'valid';
      return (
        <Notice variant={isValid ? 'success' : 'danger'} role={isValid ? 'status' : 'alert'}>
          <p ref={bringIntoView} className={styles.answer}>
            {inquiry.message}
            {inquiry.fee && (
              <strong>
                {messages.fee} {deliveryFee(inquiry.fee)}
              </strong>
            )}
          </p>
        </Notice>
      );
    }
    case 'none':
    case 'waiting':
      return null;
  }
}

/** Scrolls to the answer, because a long list of carriers pushes it out of sight. */
function bringIntoView(answer: HTMLElement | null) {
  answer?.scrollIntoView({ block: 'nearest' });
}

/** Reads a refusal: a 400 carries the fee and a sentence (§8). */
function refusalOf(error: unknown): Inquiry {
  if (!(error instanceof Problem) || error.kind !== 'refused' || !error.serverMessage) {
    return { state: 'failed', error };
  }
  const fee = error.value as { DeliveryFee: number } | null;
  // A fee of 0 in a refusal means that there is no fee at all, and not that the delivery is free.
  return { state: 'invalid', fee: fee?.DeliveryFee ? fee : null, message: error.serverMessage };
}
