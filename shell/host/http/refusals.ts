import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { messages } from '../messages.ts';

/** The envelope of a refusal by the host itself (R1), with a sentence if the asker can do something about it. */
export function refusal(status: number) {
  const words: Readonly<Record<number, string>> = messages.refusals;
  const message = status < 500 ? (words[status] ?? messages.refusals[400]) : null;
  return { Value: null, Message: message, Status: status };
}

/**
 * Refuses a connection whose bytes are no HTTP, too long or too late: such bytes never become a request, and the connection ends.
 */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = statuses[error.code ?? ''] ?? 400;
  const body = JSON.stringify(refusal(status));
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}

const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};
