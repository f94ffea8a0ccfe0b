import { UnsentTextError, type SmsProvider } from '../sms/sms-provider.ts';
import { noteFailure, noteSuccess, type NotingShop } from './note-run.ts';

/**
 * The provider, with the outcome of every code noted: a shop whose codes do not go out lets nobody in, and its shoppers only wait. A
 * number to which nothing can be sent is its visitor's mistake, and says nothing about the provider. Each purpose counts by itself,
 * since each has a template of its own at the provider, and most codes are for signing in.
 */
export function watchedCodes(provider: SmsProvider, shop: NotingShop): SmsProvider {
  return {
    async send(mobile, code, purpose) {
      try {
        await provider.send(mobile, code, purpose);
      } catch (error) {
        const isNumbersFault = error instanceof UnsentTextError && error.isFinal;
        if (!isNumbersFault) await noteFailure(shop, 'codes', purpose);
        throw error;
      }
      await noteSuccess(shop, 'codes', purpose);
    },
    sendText: (text) => provider.sendText(text),
  };
}
