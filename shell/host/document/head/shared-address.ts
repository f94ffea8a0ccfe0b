/** An address without its campaign parameters, and those parameters. */
export interface SharedAddress {
  /** The path and query. */
  url: string;
  /** The campaign parameters as they came, such as `utm_source=…&gclid=…`; '' for most addresses. */
  campaign: string;
}

/** Parameters that advertisements and mails add, for counting visits in browsers. */
const campaignNames =
  /^(utm_\w+|gclid|gclsrc|gad_source|gad_campaignid|dclid|gbraid|wbraid|srsltid|fbclid|msclkid|yclid|ysclid|twclid|ttclid|li_fat_id|igsh(?:id)?|mc_cid|mc_eid|_gl|torob_clid)$/i;

/**
 * Splits off the parameters that the server must not render by: a public page is the same wherever its visitor comes from, and
 * the address bar keeps every parameter (ADR 024).
 */
export function sharedAddress(whole: string): SharedAddress {
  const at = whole.indexOf('?');
  if (at < 0) return { url: whole, campaign: '' };
  const pairs = whole.slice(at + 1).split('&');
  const isCampaign = (pair: string) => campaignNames.test(pair.split('=', 1)[0] ?? '');
  const campaign = pairs.filter(isCampaign).join('&');
  if (!campaign) return { url: whole, campaign };
  const rest = pairs.filter((pair) => !isCampaign(pair)).join('&');
  return { url: whole.slice(0, at) + (rest && `?${rest}`), campaign };
}

/** A redirect's target, with the visitor's campaign parameters added. */
export function ledTo(to: string, campaign: string): string {
  if (!campaign) return to;
  const [address = '', ...fragment] = to.split('#');
  const led = `${address}${address.includes('?') ? '&' : '?'}${campaign}`;
  return [led, ...fragment].join('#');
}
