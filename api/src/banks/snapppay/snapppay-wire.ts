import * as z from 'zod/mini';
import { askBankWhole, jsonIn } from '../bank-wire.ts';
import { GatewayUnclear } from '../gateway.ts';
import { snapppayIsBusy } from './snapppay-codes.ts';

export interface SnapppayAccount {
  clientId: string;
  clientSecret: string;
  userName: string;
  password: string;
}

/** Sent by POST with a body, by GET without. */
export interface SnapppayCall<Response> {
  path: string;
  body?: object;
  response: z.ZodMiniType<Response>;
  waitMs: number;
}

export type SnapppayAnswer<Response> =
  | { isDone: true; response: Response }
  /** A clear refusal: `errorCode`, or the status of an answer without one. */
  | { isDone: false; code: number };

/** The wait for an answer that changes nothing, in milliseconds. */
export const readWaitMs = 7000;

/**
 * SnappPay's calls, in the shop's name: a token for the account is fetched with the first one and lasts an hour. The answer throws
 * `GatewayUnclear` if it is neither a yes nor a no.
 */
export function snapppayCalls(account: SnapppayAccount, apiUrl: () => string) {
  let token: Promise<Token> | null = null;

  /** One token for all callers; a failed one is forgotten. */
  async function currentToken(): Promise<string | number> {
    token ??= fetchToken(account, apiUrl());
    const asked = token;
    try {
      const { access, endsAt } = await asked;
      if (typeof access === 'string' && performance.now() < endsAt) return access;
      forget(asked);
      return typeof access === 'number' ? access : await currentToken();
    } catch (error) {
      forget(asked);
      throw error;
    }
  }

  function forget(asked: Promise<Token>): void {
    if (token === asked) token = null;
  }

  return async function ask<Response>(
    call: SnapppayCall<Response>,
  ): Promise<SnapppayAnswer<Response>> {
    let access = await currentToken();
    if (typeof access === 'number') return { isDone: false, code: access };
    let sent = await send(apiUrl(), call, access);
    // A token may end before its time. Nothing has been done by it, so the call is made once more, by another one.
    if (sent.status === 401) {
      token = null;
      access = await currentToken();
      if (typeof access === 'number') return { isDone: false, code: access };
      sent = await send(apiUrl(), call, access);
    }
    return answerIn(call, sent.status, sent.text);
  };
}

/** An access token, or the status of the refusal. */
interface Token {
  access: string | number;
  /** By `performance.now()`. */
  endsAt: number;
}

/** A token is given up before it ends, so that none ends on its way. */
const marginSeconds = 120;

const tokenSchema = z.object({
  access_token: z.string().check(z.regex(/^[\w.~+/=-]{1,4000}$/)),
  expires_in: z._default(z.coerce.number<unknown>(), 3600),
});

async function fetchToken(account: SnapppayAccount, apiUrl: string): Promise<Token> {
  const { clientId, clientSecret, userName, password } = account;
  const { status, text } = await askBankWhole(`${apiUrl}/api/online/v1/oauth/token`, {
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
    },
    body: new URLSearchParams({
      grant_type: 'password',
      scope: 'online-merchant',
      username: userName,
      password,
    }).toString(),
    waitMs: readWaitMs,
  });
  if (status === 400 || status === 401 || status === 403) return { access: 401, endsAt: 0 };
  const answer = tokenSchema.safeParse(jsonIn(text));
  if (!answer.success) throw new GatewayUnclear('The answer has no token.');
  const { access_token, expires_in } = answer.data;
  const lastsSeconds = Math.max(expires_in - marginSeconds, 1);
  return { access: access_token, endsAt: performance.now() + lastsSeconds * 1000 };
}

function send(apiUrl: string, { path, body, waitMs }: SnapppayCall<unknown>, access: string) {
  return askBankWhole(`${apiUrl}/api/online/${path}`, {
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      authorization: `Bearer ${access}`,
    },
    ...(body && { body: JSON.stringify(body) }),
    waitMs,
  });
}

const envelopeSchema = z.union([
  z.object({ successful: z.literal(true), response: z.unknown() }),
  z.object({
    successful: z.literal(false),
    errorData: z.optional(z.nullable(z.object({ errorCode: z.coerce.number<unknown>() }))),
  }),
]);

function answerIn<Response>(
  call: SnapppayCall<Response>,
  status: number,
  text: string,
): SnapppayAnswer<Response> {
  if (status === 401 || status === 403) return { isDone: false, code: status };
  if (status >= 500 || status === 429) throw new GatewayUnclear(`${call.path}: status ${status}`);
  const answer = envelopeSchema.safeParse(jsonIn(text));
  if (!answer.success) throw new GatewayUnclear('The answer has another shape.');
  if (!answer.data.successful) {
    const code = answer.data.errorData?.errorCode ?? status;
    if (code === snapppayIsBusy || !Number.isInteger(code)) {
      throw new GatewayUnclear(`${call.path}: code ${code}`);
    }
    return { isDone: false, code };
  }
  const response = call.response.safeParse(answer.data.response);
  if (!response.success) throw new GatewayUnclear(`${call.path}: another shape`);
  return { isDone: true, response: response.data };
}
