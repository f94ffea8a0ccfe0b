import type { FastifyInstance } from 'fastify';
import { UnservableRelease } from '../release-sets/release/whole-release.ts';
import type { SayError } from './errors-by-source.ts';

/** What the host's parts say to the operator, outside of any request. */
export interface HostLog {
  info(text: string): void;
  warn(text: string): void;
  error(error: unknown, text: string): void;
}

/** Errors are said by `sayError`; a release that cannot be served by its message alone, which is the whole reason. */
export function hostLog({ log }: FastifyInstance, sayError: SayError): HostLog {
  return {
    info: (text) => log.info(text),
    warn: (text) => log.warn(text),
    error(error, text) {
      if (error instanceof UnservableRelease) log.error(`${text}: ${error.message}`);
      else sayError(log, error, text);
    },
  };
}
