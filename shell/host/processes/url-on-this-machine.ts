import { isIPv6 } from 'node:net';

/** The address at which a process on this machine reaches one that listens at a host, or at every one. */
export function urlOnThisMachine(host: string | undefined, port: number): string {
  if (!host || host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}
