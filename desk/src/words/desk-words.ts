import { persianNumber } from '@kashi/format/persian';
import type { I18nProvider } from 'react-admin';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { libraryMessages } from './library-messages.ts';

/** react-admin's own words in Persian. Every number in a sentence is shown in Persian digits. */
export const deskWords: I18nProvider = inPersianDigits(
  polyglotI18nProvider(() => libraryMessages, 'fa'),
);

function inPersianDigits(provider: I18nProvider): I18nProvider {
  return {
    ...provider,
    translate: (key, options: object = {}) => provider.translate(key, persianOptions(options)),
  };
}

function persianOptions(options: object): object {
  return Object.fromEntries(
    Object.entries(options).map(([name, value]) => [
      name,
      typeof value === 'number' ? persianNumber(value) : (value as unknown),
    ]),
  );
}
