import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * What Node is told for a process that lives for seconds: to optimise the embedded engine's code takes longer than all the work of
 * such a process. The first flag brings the others only at a start.
 */
export const quickStartFlags = ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];

/** With these variables processes keep what Node has made of our modules for the next one, by the text of each. */
export const quickStartVariables = { NODE_COMPILE_CACHE: join(tmpdir(), 'kashi-test-code') };
