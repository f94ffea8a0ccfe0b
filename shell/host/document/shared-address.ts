/** An address as everybody shares it, and what of it says only from where this visitor has come. */
export interface SharedAddress {
  /** Path and query. */
  url: string;
  /** `utm_source=…&gclid=…`, as it came; '' at most addresses. */
  campaign: string;
}

/** What advertisements and mails add, for whoever counts visits in browsers. */
const campaignNames =
  /^(utm_\w+|gclid|gclsrc|dclid|gbraid|wbraid|srsltid|fbclid|msclkid|yclid|twclid|ttclid|igshid|mc_cid|mc_eid|_gl|torob_clid)$/i;

/**
 * Takes apart what the server renders by and what it does not: a page for everybody is the same wherever its visitor has come from, and
 * the address bar keeps it all (ADR 024).
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

/** Where a visitor is led to instead, with what says from where they have come. */
export function ledTo(to: string, campaign: string): string {
  if (!campaign) return to;
  const [address = '', ...fragment] = to.split('#');
  const led = `${address}${address.includes('?') ? '&' : '?'}${campaign}`;
  return [led, ...fragment].join('#');
}
