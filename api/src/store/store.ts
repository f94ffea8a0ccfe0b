import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely';
import pg from 'pg';
import { withNamedStatements, type Watch } from './named-statements.ts';
import type { NoticeListener } from './notices.ts';
import { StoreFigures } from './store-figures.ts';
import type { Tables } from '../schema/tables.ts';

/** Where the shop keeps everything: the same on the embedded database and on a PostgreSQL server. */
export interface Store {
  db: Kysely<Tables>;
  /**
   * The same, for what is shown to everybody and kept until its notice: a replica may answer, which is as far as this process has
   * heard. Never for carts, orders, money or a stock that somebody buys of, and never in a transaction.
   */
  reads: Kysely<Tables>;
  /** All or nothing; rolled back when `work` throws. Inside it use the given `tx` only: the embedded store has one connection. */
  transaction<Result>(work: (tx: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  /** Hears what transactions of any process announced with `pg_notify`, once they committed. Returns the function that stops it. */
  listen(channel: string, listener: NoticeListener): Promise<() => void>;
  /** False while what is announced may be missed: the connection that hears it is away. */
  isHearing(): boolean;
  /** Whether the shop's jobs are this process's to do: of those that share the store one has them at a time. */
  isOnDuty(): Promise<boolean>;
  /** Does the work while no other process of the store does such work, and after those that do. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  figures: StoreFigures;
  close(): Promise<void>;
}

/** The part of a store that is the same everywhere; `watch` ends the wait for a server that says nothing. */
export function queriesOver(
  pool: pg.Pool,
  watch?: Watch,
): Pick<Store, 'db' | 'reads' | 'transaction' | 'figures'> & { naming: PostgresPool } {
  const figures = new StoreFigures(pool);
  const naming = withNamedStatements(pool, figures, watch);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: naming }) });
  return { db, reads: db, naming, transaction: (work) => db.transaction().execute(work), figures };
}

/** Money and counts are `bigint` in the database and far below 2^53: they travel as numbers. */
export const numbersForBigints: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
    if (oid === bigintType) return Number;
    return pg.types.getTypeParser(oid, format) as (value: string) => unknown;
  },
};

const bigintType = 20;
