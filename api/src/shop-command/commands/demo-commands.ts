import { DemoInPaymentError, leaveDemo } from '../../seed/leave-demo.ts';
import { CommandError } from '../command-error.ts';
import type { CommandContext } from '../command-context.ts';

/** `demo leave`: removes the demo's goods, opinions, pages and facts; orders and customers stay. */
export async function leaveTheDemo(context: CommandContext): Promise<void> {
  try {
    const goods = await context.store.transaction((tx) => leaveDemo(tx, context.clock()));
    context.say(`${goods} demo products were removed; they will not come back.`);
  } catch (error) {
    if (!(error instanceof DemoInPaymentError)) throw error;
    throw new CommandError(
      'A shopper is paying for demo goods just now: try again in ten minutes.',
    );
  }
}
