import { z } from 'zod';

const selector = z.string({ error: 'has to be a selector' }).min(1, 'has to be a selector');
const command = z.string({ error: 'has to be a command' }).min(1, 'has to be a command');
const pattern = z
  .string({ error: 'has to be a pattern of addresses, such as /decide/**' })
  .regex(/^(\/|https?:\/\/)/, 'has to begin with /, or with http:// or https://');
const path = z
  .string({ error: 'has to be an address within the shop, such as /product/1' })
  .startsWith('/', 'has to begin with /');
const team = z.string({ error: 'has to be the name of a team' });

/** What a team has put on a page. The five named parts have checks of their own; other names are parts that have to stand. */
const partsSchema = z
  .object(
    {
      title: selector.optional(),
      price: selector.optional(),
      picture: selector.optional(),
      buy: selector.optional(),
      cartCount: selector.optional(),
    },
    { error: 'has to name parts, each with a selector' },
  )
  .catchall(selector);

const laterSchema = z.strictObject({ team, press: selector, see: selector });

const pageSchema = z.strictObject({
  path,
  /** Whose page it is. */
  team,
  parts: z.record(z.string(), partsSchema, { error: 'has to name parts by team' }),
  /** What the browser loads with a press. */
  later: z.array(laterSchema).default([]),
});

const teamSchema = z.strictObject({
  /** The addresses of what the team's browser code, styles and data are loaded from. */
  files: z.union([pattern.transform((one) => [one]), z.array(pattern).min(1)], {
    error: 'has to be a pattern of addresses, such as /decide/**, or a list of them',
  }),
  /** All elements that the team answers for. */
  tiles: selector.optional(),
  deploy: z.strictObject({ release: command, takeBack: command }).optional(),
  server: z.strictObject({ down: command, up: command }).optional(),
});

/** What the suite has to know of a shop. Optional is what some checks need and others do without. */
export const shopMapSchema = z.strictObject({
  address: z
    .url({ protocol: /^https?$/, error: 'has to be an address that begins with http' })
    .optional(),
  /** In seconds: so long may a part of a page take until it stands. */
  within: z.number({ error: 'has to be a number of seconds' }).positive().default(4),
  teams: z.record(z.string(), teamSchema, { error: 'has to name the teams' }),
  pages: z.record(z.string(), pageSchema, { error: 'has to name the pages' }),
  /** Where bought products are seen, for shops whose pages show no count. */
  cart: z.strictObject({ path, line: selector }).optional(),
  /** What stands in the place of a page that cannot be shown. */
  notice: selector.optional(),
});

export type ShopMap = z.infer<typeof shopMapSchema>;
export type TeamMap = z.infer<typeof teamSchema>;
export type PageMap = z.infer<typeof pageSchema>;
