import { returnAskSchema } from '@kashi/contracts/returns/order-return';
import type { FormSchema } from '@kashi/kit/form/use-form';

type Asked = ReturnType<typeof returnAskSchema.parse>;

/** The contract's schema for what the form's fields say: each line has a field of its own. */
export const typedReturnSchema: FormSchema<Asked> = {
  safeParse(typed) {
    const fields = typed as Record<string, unknown>;
    const Lines = Object.entries(fields).flatMap(([name, value]) => {
      const [, variant] = /^Quantity-(\d+)$/.exec(name) ?? [];
      const Quantity = Number(value);
      return variant !== undefined && Quantity > 0
        ? [{ ProductSaleParamId: variant, Quantity }]
        : [];
    });
    return returnAskSchema.safeParse({ Text: '', ...fields, Lines });
  },
};
