import { Problem } from '@kashi/contracts/asking/problem';
import type { FormOutcome } from '@kashi/border/remote-contract';
import type { PlainPageContext } from '@kashi/kit/page/plain';
import { refused, takeTyped } from '@kashi/kit/plain/take-typed';
import { askForReturn, withdrawReturn } from '../return-data.ts';
import { typedReturnSchema } from '../typed-return.ts';

/** Carries out the form that asks for a return: what was typed stays after a refusal. */
export function takeReturn(
  typed: Record<string, string>,
  { ask, params, url }: PlainPageContext,
): Promise<FormOutcome> {
  const quantities = Object.keys(typed).filter((name) => /^Quantity-\d+$/.test(name));
  return takeTyped({
    typed,
    keeps: [...quantities, 'Reason', 'Text', 'Key'],
    schema: typedReturnSchema,
    hidden: { HashOrderId: params['hashOrderId'] ?? '', Pictures: [] },
    url,
    async send(wish) {
      await askForReturn(ask, wish);
      return { to: url.pathname, cookies: [] };
    },
  });
}

/** Carries out the form that takes a request back. */
export async function takeWithdrawal(
  typed: Record<string, string>,
  { ask, params, url }: PlainPageContext,
): Promise<FormOutcome> {
  try {
    await withdrawReturn(ask, params['hashOrderId'] ?? '', Number(typed['ReturnId']));
    return { to: url.pathname, cookies: [] };
  } catch (error) {
    // A fault of ours is the host's to report.
    if (!(error instanceof Problem)) throw error;
    return refused(url, { problem: error });
  }
}
