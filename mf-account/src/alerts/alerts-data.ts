import type { Ask } from '@kashi/contracts/asking/ask';
import type { Alert } from '@kashi/contracts/alerts/alert';
import { rowsPerPage } from '@kashi/contracts/call/rows-per-page';
import { found, type PageContext, type PageResult } from '@kashi/kit/define';
import { lastPageInstead, pageAsked } from '../parts/layout/list-pages.ts';
import { removal } from '../parts/removal.ts';

export interface AlertPage {
  /** One-based. */
  page: number;
  totalCount: number;
  alerts: readonly Alert[];
}

/** The page of the customer's alerts that an address names, newest first. The call answers all of them: there are few (R42). */
export async function readAlertPage({
  url,
  ask,
  signal,
}: Pick<PageContext, 'url' | 'ask' | 'signal'>): Promise<PageResult<AlertPage>> {
  const { value } = await ask('GET /v1/ProductManagement/customerAlerts/Read', {}, { signal });
  const page = pageAsked(url);
  const alerts = value.slice((page - 1) * rowsPerPage, page * rowsPerPage);
  const totalCount = value.length;
  return lastPageInstead(url, alerts.length, totalCount) ?? found({ page, totalCount, alerts });
}

/** Cancels an alert; one that was told or cancelled meanwhile is gone already. Answers the shop's sentence, if any. */
export function removeAlert(ask: Ask, AlertId: number): Promise<string | null> {
  return removal(ask('DELETE /v1/ProductManagement/customerAlerts/Delete', { AlertId }));
}
