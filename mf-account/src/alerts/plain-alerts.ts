import { cancelledAlertSchema } from '@kashi/contracts/alerts/alert';
import { definePlain } from '@kashi/kit/page/plain';
import { refusedFormCookie, refusedFormIn } from '@kashi/kit/plain/refused-form';
import { takeTyped } from '@kashi/kit/plain/take-typed';
import { titleMessages as titles } from '../parts/layout/title-messages.ts';
import { readAlertPage, removeAlert } from './alerts-data.ts';
import { PlainAlerts, type PlainAlertsData } from './PlainAlerts.tsx';

/** `/customerAlerts` without JavaScript. */
export const plain = definePlain<PlainAlertsData>({
  async load({ ask, url, cookies, isSignedIn, signal }) {
    if (!isSignedIn) return null;
    const read = await readAlertPage({ url, ask, signal });
    if (read.kind !== 'found') return read;
    return { list: read.data, refused: refusedFormIn(cookies, url.pathname) };
  },
  head: () => ({ title: titles.alerts, robots: 'noindex' }),
  spent: (_data, { pathname }) => [refusedFormCookie(pathname)],
  Component: PlainAlerts,
  takeForm: (typed, { ask, url }) =>
    takeTyped({
      typed,
      keeps: [],
      schema: cancelledAlertSchema,
      url,
      async send({ AlertId }) {
        await removeAlert(ask, AlertId);
        return { to: '/customerAlerts', cookies: [] };
      },
    }),
});
