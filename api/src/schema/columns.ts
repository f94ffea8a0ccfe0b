import type { ColumnType, JSONColumnType } from 'kysely';

/** A JSON column: parsed when read, written with `JSON.stringify`. */
export type Json<Shape extends object> = JSONColumnType<Shape, string, string>;

export type NullableJson<Shape extends object> = ColumnType<
  Shape | null,
  string | null | undefined,
  string | null
>;

/** A column with a default, which may be omitted in an insert. */
export type Defaulted<Value> = ColumnType<Value, Value | undefined, Value>;
