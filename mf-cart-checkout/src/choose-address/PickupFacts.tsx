import { toPersianDigits } from '@kashi/format/persian';
import { Fragment } from 'react';
import type { PickupPlace } from '../parts/checkout/pickup.ts';
import { messages } from './messages.ts';

/** Where to fetch the order, when, and how soon; a line each, as far as the shop says it. */
export function PickupFacts({ place: { address, hours, readyTime } }: { place: PickupPlace }) {
  const lines = [
    address,
    ...(hours ? [messages.hours(hours)] : []),
    ...(readyTime ? [messages.readyTime(readyTime)] : []),
  ];
  return lines.map((line, index) => (
    // The lines are texts without an id, in a fixed order.
    <Fragment key={index}>
      {index > 0 && <br />}
      <span>{toPersianDigits(line)}</span>
    </Fragment>
  ));
}
