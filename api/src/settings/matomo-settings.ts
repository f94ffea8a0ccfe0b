import * as z from 'zod/mini';

/** A Matomo that is told what was counted in the shop (R48). */
export interface MatomoSettings {
  /** Ends with a slash: `matomo.php` lies below it. */
  url: URL;
  /** Its number of this shop's site. */
  site: number;
}

export const matomoVariables = {
  KASHI_FIGURES_MATOMO_URL: z.optional(z.url({ protocol: /^https?$/ })),
  KASHI_FIGURES_MATOMO_SITE: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
};

type Variables = z.output<z.ZodMiniObject<typeof matomoVariables>>;

/** Null for a shop that tells nobody. Throws a sentence if only one of the two is set. */
export function readMatomo({
  KASHI_FIGURES_MATOMO_URL: url,
  KASHI_FIGURES_MATOMO_SITE: site,
}: Variables): MatomoSettings | null {
  if (url === undefined && site === undefined) return null;
  if (url === undefined || site === undefined) {
    throw new Error(
      'A Matomo is known by its address and by its number of the site: set KASHI_FIGURES_MATOMO_URL and KASHI_FIGURES_MATOMO_SITE.',
    );
  }
  return { url: new URL(`${url.replace(/\/$/, '')}/`), site };
}
