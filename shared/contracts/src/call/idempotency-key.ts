/**
 * Extension: names one press. A call that carries the same key again within a day changes nothing more, and answers as it stands
 * by then; whoever got no answer may send it again. Without it a call does what it says each time.
 */
export const idempotencyKeyHeader = 'Idempotency-Key';

/** As hard to guess as a cart's hash: 128 bits drawn by chance, written in letters, digits, `-` and `_`. */
export const idempotencyKeyPattern = /^[\w-]{22,64}$/;
