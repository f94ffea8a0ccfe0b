import type { DeliveryPromise as Promised } from '@kashi/contracts/carrier';
import type { Product } from '@kashi/contracts/product/product';
import type { ChosenCity } from '@kashi/kit/city/CityFields';
import { useDeliveryCity } from '@kashi/kit/city/use-delivery-city';
import { LateDialog } from '@kashi/kit/late/LateDialog';
import { useAsk } from '@kashi/kit/use-ask';
import { useReading } from '@kashi/kit/use-reading';
import { useCallback, useState } from 'react';
import { readDeliveryPromise } from './delivery-data.ts';
import { messages } from './messages.ts';

const loadDialog = () =>
  import(/* webpackChunkName: "dialogs" */ '@kashi/kit/city/DeliveryCityDialog').then(
    ({ DeliveryCityDialog }) => DeliveryCityDialog,
  );

interface DeliveryPromiseProps {
  /** Once the page has read the product again, the promise is read again too: its day was counted from another one. */
  product: Product;
  /** The variant whose price decides the fee. */
  saleParamId: number;
  /** Of the buttons within the line. */
  buttonClass: string | undefined;
}

/** By which day the product arrives in the shopper's city, and for what fee (R46). The city is chosen here or in the header. */
export function DeliveryPromise({ buttonClass, ...piece }: DeliveryPromiseProps) {
  const city = useDeliveryCity();
  const [isOpen, setOpen] = useState(false);
  const choose = (
    <button type="button" className={buttonClass} onClick={() => setOpen(true)}>
      {city ? messages.change : messages.choose}
    </button>
  );

  return (
    <div>
      {city && <PromiseTo {...piece} city={city} buttonClass={buttonClass} />} {choose}
      {isOpen && <LateDialog load={loadDialog} onClose={() => setOpen(false)} />}
    </div>
  );
}

function PromiseTo({
  city,
  product,
  saleParamId: ProductSaleParamId,
  buttonClass,
}: DeliveryPromiseProps & { city: ChosenCity }) {
  const ask = useAsk();
  const { cityId, name } = city;
  const { data, problem, waiting, again } = useReading(
    useCallback(
      (signal: AbortSignal) =>
        readDeliveryPromise(ask, { ProductId: product.Id, ProductSaleParamId }, cityId, signal),
      [ask, product, ProductSaleParamId, cityId],
    ),
  );

  return (
    <>
      <span role="status">
        {waiting && messages.reading(name)}
        {problem !== null && messages.failed(name)}
        {!waiting && data && inWords(data)}
      </span>
      {problem !== null && (
        <>
          {' '}
          <button type="button" className={buttonClass} onClick={again}>
            {messages.again}
          </button>
        </>
      )}
    </>
  );
}

function inWords({ CityName, Delivery }: Promised): string {
  if (!Delivery) return messages.none(CityName);
  const { Day, Duration } = Delivery;
  return Day === null
    ? messages.inWords(Duration, CityName, Delivery)
    : messages.byDay(Day, CityName, Delivery);
}
