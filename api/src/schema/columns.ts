import type { ColumnType, JSONColumnType } from 'kysely';

/** A JSON column: read as it is, written by `JSON.stringify`. */
export type Json<Shape extends object> = JSONColumnType<Shape, string, string>;

export type NullableJson<Shape extends object> = ColumnType<
  Shape | null,
  string | null | undefined,
  string | null
>;

/** A column that may be left out of an insert. */
export type Defaulted<Value> = ColumnType<Value, Value | undefined, Value>;
