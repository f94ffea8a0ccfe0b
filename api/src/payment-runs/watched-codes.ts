import { UnsentTextError, type SmsProvider } from '../sms/sms-provider.ts';
import { noteFailure, noteSuccess, type NotingShop } from './note-run.ts';

/**
 * The provider, with the outcome of every code noted: a shop whose codes do not go out lets nobody in, and its shoppers only wait. A
 * number to which nothing can be sent is its visitor's mistake, and says nothing about the provider.
 */
export function watchedCodes(provider: SmsProvider, shop: NotingShop): SmsProvider {
  return {
    async send(mobile, code, purpose) {
      try {
        await provider.send(mobile, code, purpose);
      } catch (error) {
        const isNumbersFault = error instanceof UnsentTextError && error.isFinal;
        if (!isNumbersFault) await noteFailure(shop, 'codes');
        throw error;
      }
      await noteSuccess(shop, 'codes');
    },
    sendText: (text) => provider.sendText(text),
  };
}
