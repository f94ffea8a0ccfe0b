import type { FrameData } from '@kashi/border/frame-data';
import type { ShopPages } from '@kashi/border/pages/shop-pages';
import type { BaseInfo, VerificationTag } from '@kashi/contracts/home';
import { toPersianDigits } from '@kashi/format/persian';
import { phoneNumber } from '@kashi/format/phone-number';
import type { FastifyReply } from 'fastify';
import { messages } from '../messages.ts';
import { sendPlainPage } from '../plain-page.ts';
import { verificationTags } from './head/verification-tags.ts';
import { escapeHtml } from './html.ts';
import type { ShopRoute } from './routes.ts';

/** How a shop is closed; absent while it is open. */
export type Closed = NonNullable<BaseInfo['Closed']>;

/** The delays until machines come again, in seconds. */
const soonSeconds = 600;
const laterSeconds = 3600;

/**
 * Whether a page stays while the shop is closed for a while (R36): a customer's own pages do, with orders on their way, the page to
 * which the bank sends a buyer back, and the ways to sign in. Nothing stays of a shop that has never been open.
 */
export function staysOpen(
  { IsNew }: Closed,
  route: Pick<ShopRoute, 'access' | 'role'> | null,
): boolean {
  if (IsNew || !route) return false;
  return route.access === 'customer' || entrances.has(route.role ?? '');
}

const entrances = new Set(['sign-in', 'registration', 'recovery']);

/**
 * Answers for a shop that is not set up and has nothing to sell yet (R36): people read that it opens soon, and machines come
 * again.
 */
export function answerUnopened(reply: FastifyReply): FastifyReply {
  const { title, soon } = messages.unopened;
  return sendPlainPage(reply, {
    title,
    paragraphs: [soon],
    retrySeconds: soonSeconds,
    comesBack: false,
  });
}

interface ClosedShop {
  frame: FrameData;
  pages: ShopPages;
  /** By which others see whose shop it is, before it opens as well. */
  verification: readonly VerificationTag[];
}

/** Answers for a closed shop, with its mark and name, the owner's sentence, and the ways to orders and to the shop. */
export function answerClosed(
  reply: FastifyReply,
  { Sentence, IsNew }: Closed,
  { frame, pages, verification }: ClosedShop,
): FastifyReply {
  const { title, soon } = IsNew ? messages.unopened : messages.closed;
  const said = Sentence ? escapeHtml(Sentence).replaceAll('\n', '<br>') : soon;
  return sendPlainPage(reply, {
    title,
    head: verificationTags(verification),
    brand: { name: escapeHtml(frame.shopName), logo: logoOf(frame) },
    paragraphs: [said, ...(IsNew ? [] : ordersPart(pages)), ...waysTo(frame)],
    retrySeconds: IsNew ? soonSeconds : laterSeconds,
    comesBack: false,
  });
}

function ordersPart(pages: ShopPages): string[] {
  const { orders, account } = messages.closed;
  const path = pages.pathOf('account');
  return [path === null ? orders : `${orders} <a href="${escapeHtml(path)}">${account}</a>`];
}

function waysTo({ phone, email }: FrameData): string[] {
  const { phoneIs, emailIs } = messages.closed;
  const link = (href: string, text: string) =>
    `<a href="${escapeHtml(href)}"><bdi dir="ltr">${escapeHtml(text)}</bdi></a>`;
  const number = phoneNumber(phone);
  return [
    ...(number ? [`${phoneIs} ${link(`tel:${number}`, toPersianDigits(phone))}`] : []),
    ...(email ? [`${emailIs} ${link(`mailto:${email}`, email)}`] : []),
  ];
}

/** The mark's address, which may lie on another host, and that host for the page's policy. */
function logoOf({ logoPath }: FrameData): { url: string; source: string } | null {
  if (!logoPath || !URL.canParse(logoPath, ownHost)) return null;
  const { origin } = new URL(logoPath, ownHost);
  return { url: escapeHtml(logoPath), source: origin === ownHost ? `'self'` : origin };
}

const ownHost = 'http://shop.invalid';
