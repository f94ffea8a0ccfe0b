import type { Refund } from '@kashi/contracts/desk/refunds';

/** What the log of changes tells of a refund; `before` is null for a new one. */
export function refundEntry(before: Refund | null, after: Refund) {
  return {
    subject: 'refund',
    subjectId: after.id,
    before: before && loggedOf(before),
    after: loggedOf(after),
  };
}

function loggedOf({ orderId, amountToman, way, state, reason, lines, trackingNo }: Refund) {
  return { orderId, amountToman, way, state, reason, lines, trackingNo };
}
