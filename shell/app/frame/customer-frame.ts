import type { FrameHtml } from '@kashi/border/shell-wire';
import type { ShopPages } from '@kashi/border/pages/shop-pages';
import { accountMessages } from '../header/account/account-messages.ts';

/**
 * The frame for a customer who has signed in without code: in the boxes of the links to sign in stand links to the account, and
 * the link to register is hidden. The elements stay, because the code hydrates them as a guest's before it changes them.
 */
export function forCustomer(frame: FrameHtml, pages: ShopPages): FrameHtml {
  const account = pages.pathOf('account');
  if (account === null) return frame;
  const changed = (html: string) =>
    html.replaceAll(links, (link, attributes: string, content: string) => {
      const path = /href="([^"?]*)/.exec(attributes)?.[1];
      if (path === pages.pathOf('registration')) return `<a hidden="" ${attributes}>${content}</a>`;
      if (path !== pages.pathOf('sign-in')) return link;
      const leadsThere = attributes.replace(/href="[^"]*"/, () => `href="${account}"`);
      return `<a ${leadsThere}>${content.replace('#login-glyph', '#user-glyph').replace(lastText, accountMessages.label)}</a>`;
    });
  return { above: changed(frame.above), below: changed(frame.below) };
}

/** The links of a rendered frame, in which texts are escaped. */
const links = /<a ([^>]*)>((?:(?!<\/a>)[^])*)<\/a>/g;

const lastText = /[^>]*$/;
