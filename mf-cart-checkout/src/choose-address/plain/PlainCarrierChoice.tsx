import type { Cart } from '@kashi/contracts/cart';
import { Button } from '@kashi/ui/actions/Button';
import { ButtonLink } from '@kashi/ui/actions/ButtonLink';
import { Panel } from '@kashi/ui/layout/Panel';
import { Notice } from '@kashi/ui/notice/Notice';
import { ProblemNotice } from '@kashi/ui/notice/ProblemNotice';
import { Stack } from '@kashi/ui/layout/Stack';
import { CarrierCard } from '../carrier/CarrierCard.tsx';
import { messages } from '../messages.ts';
import type { Carriers } from '../use-delivery.ts';

const words = messages.carriers;

interface PlainCarrierChoiceProps {
  cart: Cart;
  addressId: number;
  carriers: Exclude<Carriers, { state: 'none' }>;
  chosenId: number | null | undefined;
  /** The form was sent without a carrier (§5). */
  isMissing: boolean;
}

/** `CarrierChoice` without JavaScript: its form applies the address and the carrier, and goes on to the invoice. */
export function PlainCarrierChoice(props: PlainCarrierChoiceProps) {
  const { cart, addressId, carriers, chosenId, isMissing } = props;
  const here = `/chooseAddress?address=${addressId}`;
  return (
    <Panel title={words.title}>
      {carriers.state === 'failed' && (
        <Stack gap={3}>
          <ProblemNotice error={carriers.error} />
          <ButtonLink variant="secondary" size="small" href={here}>
            {words.again}
          </ButtonLink>
        </Stack>
      )}
      {carriers.state === 'read' && carriers.list.length === 0 && <p>{words.none}</p>}
      {carriers.state === 'read' && carriers.list.length > 0 && (
        <form method="post" action={here}>
          <input type="hidden" name="HashCartId" value={cart.HashCartId} />
          <input type="hidden" name="CustomerAddressId" value={addressId} />
          <Stack gap={5}>
            <fieldset id="CarrierId">
              <legend className="visually-hidden">{words.title}</legend>
              <Stack gap={3}>
                {carriers.list.map((carrier) => (
                  <CarrierCard
                    key={carrier.Id}
                    carrier={carrier}
                    name="CarrierId"
                    isChosen={carrier.Id === chosenId}
                    showsFee
                  />
                ))}
              </Stack>
            </fieldset>
            {isMissing && <Notice variant="danger">{messages.outOfCity.chooseCarrier}</Notice>}
            <Button type="submit" size="large" wide>
              {messages.next}
            </Button>
          </Stack>
        </form>
      )}
    </Panel>
  );
}
