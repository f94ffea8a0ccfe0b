import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely';
import pg from 'pg';
import { withNamedStatements, type Naming } from './named-statements.ts';
import type { NoticeListener } from './notices.ts';
import { StoreFigures } from './store-figures.ts';
import type { Tables } from '../schema/tables.ts';

/** All of the shop's data: the interface is the same for the embedded database and for a PostgreSQL server. */
export interface Store {
  db: Kysely<Tables>;
  /**
   * For public data that are kept until their notice: a replica may answer if it is as recent as this process's last notice.
   * Never use it for carts, orders, money or a stock to buy from, and never in a transaction.
   */
  reads: Kysely<Tables>;
  /**
   * Runs a transaction; rolled back if `work` throws. Inside it use only the given `tx`: the embedded store has one connection.
   */
  transaction<Result>(work: (tx: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  /**
   * Listens to notifications that transactions of any process sent with `pg_notify` and committed. Returns the function that
   * stops it.
   */
  listen(channel: string, listener: NoticeListener): Promise<() => void>;
  /** False while notifications may be missed, because the listening connection is lost. */
  isHearing(): boolean;
  /** Whether this process runs the shop's jobs; only one process on the store does at a time. */
  isOnDuty(): Promise<boolean>;
  /** Runs the work while no other process on the store runs such work, after waiting for those that do. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /**
   * Keeps the files of an embedded store fit for a copy while `copy` runs, and goes on serving meanwhile: the folder that `copy`
   * is given, copied by `copyStore`, opens as the store was at some moment of the copying. Null where there are no such files, as
   * on a server.
   */
  whileCopyable: ((copy: (folder: string) => Promise<void>) => Promise<void>) | null;
  figures: StoreFigures;
  close(): Promise<void>;
}

/** The part of a store that is the same for all kinds. */
export function queriesOver(
  pool: pg.Pool,
  kind?: Naming,
): Pick<Store, 'db' | 'reads' | 'transaction' | 'figures'> & { naming: PostgresPool } {
  const figures = new StoreFigures(pool);
  const naming = withNamedStatements(pool, figures, kind);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: naming }) });
  return { db, reads: db, naming, transaction: (work) => db.transaction().execute(work), figures };
}

/** Money and counts are `bigint` in the database and far below 2^53, so they are parsed as numbers. */
export const numbersForBigints: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
    if (oid === bigintType) return Number;
    return pg.types.getTypeParser(oid, format) as (value: string) => unknown;
  },
};

const bigintType = 20;
