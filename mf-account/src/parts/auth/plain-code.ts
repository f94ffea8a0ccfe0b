import type { Ask } from '@kashi/contracts/asking/ask';
import { Problem } from '@kashi/contracts/asking/problem';
import type { CookieChange, FormOutcome } from '@kashi/border/remote-contract';
import { confirmSchema, type Confirmation } from '@kashi/contracts/account/account';
import { plainAddress, refused, takeTyped, type TypedForm } from '@kashi/kit/plain/take-typed';
import { codeMessages } from '../../account-messages.ts';
import { resendCode } from './auth-data.ts';
import { secondsLeft, type CodePurpose, type CodeRequest } from './code-request.ts';

/** A request for a code that waits in a cookie, as it does in session storage where there is code. */
export interface PlainCodeRequest extends CodeRequest {
  purpose: CodePurpose;
  /** The code of a recovery was right: a password may be set. */
  isConfirmed?: true;
}

/** The cookie of the request. Scripts cannot read it; no password and no code is in it. */
const cookie = 'CodeRequest';

/** As long as a confirmed code is good for a password. */
const keptSeconds = 10 * 60;

/** Null removes the request. */
export function keptCode(request: PlainCodeRequest | null): CookieChange {
  const value = request && JSON.stringify(request);
  return { name: cookie, value, maxAgeSeconds: keptSeconds, isHidden: true };
}

/** The request for a code that the visitor waits for; null for none. */
export function codeIn(
  cookies: Record<string, string>,
  purpose: CodePurpose,
): PlainCodeRequest | null {
  try {
    const request = JSON.parse(cookies[cookie] ?? 'null') as PlainCodeRequest | null;
    return request?.purpose === purpose ? request : null;
  } catch {
    // A cookie of another program.
    return null;
  }
}

/** The outcome of a form whose code is on its way: the step that asks for it. */
export function codeSent(
  url: URL,
  request: Pick<PlainCodeRequest, 'purpose' | 'mobile'>,
  { ConfirmationCodeHashId, TimeRemaningForExpire }: Confirmation,
): FormOutcome {
  const kept = keptCode({
    ...request,
    hashId: ConfirmationCodeHashId,
    resendAt: Date.now() + TimeRemaningForExpire * 1000,
  });
  return { to: plainAddress(url, 'code'), cookies: [kept] };
}

/** The step that asks for the digits, as the page shows it: `asked` is the step that its address names. */
export function codeStep(request: PlainCodeRequest, asked: string | null) {
  return {
    name: 'code' as const,
    mobile: request.mobile,
    seconds: secondsLeft(request, Date.now()),
    isResent: asked === 'resent',
  };
}

/** Takes the form that asks for a code. A refused one asks for another code than the one before. */
export async function takeWishForCode<Wish>(form: TypedForm<Wish>): Promise<FormOutcome> {
  const outcome = await takeTyped(form);
  return { ...outcome, cookies: [keptCode(null), ...outcome.cookies] };
}

interface CodeStep {
  typed: Record<string, string>;
  ask: Ask;
  url: URL;
  /** Null where it is gone: the visitor begins anew. */
  request: PlainCodeRequest | null;
  confirm(
    code: { ConfirmationCodeHashId: string; SendCode: string },
    request: PlainCodeRequest,
  ): Promise<FormOutcome>;
}

/** Takes the forms of that step, the digits and the wish for others; null for a form of another step. */
export async function takeCodeStep(step: CodeStep): Promise<FormOutcome | null> {
  const { typed, ask, url, request, confirm } = step;
  const isResend = typed['step'] === 'resend';
  if (!isResend && typed['step'] !== 'code') return null;
  if (!request) return codeIsGone(url);
  if (isResend) return takeResend(ask, request, url);
  return takeTyped({
    typed,
    keeps: [],
    schema: confirmSchema,
    hidden: { ConfirmationCodeHashId: request.hashId },
    url,
    send: (code) => confirm(code, request),
  });
}

/** Sends another code, no earlier than where code counts the seconds down (§4). */
async function takeResend(ask: Ask, request: PlainCodeRequest, url: URL): Promise<FormOutcome> {
  if (secondsLeft(request, Date.now()) > 0) return { to: plainAddress(url, 'code'), cookies: [] };
  try {
    const seconds = await resendCode(ask, request.hashId);
    const kept = keptCode({ ...request, resendAt: Date.now() + seconds * 1000 });
    return { to: plainAddress(url, 'resent'), cookies: [kept] };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return refused(url, { problem: error });
  }
}

/** A code that is typed when its request is gone: the visitor begins anew. */
export function codeIsGone(url: URL): FormOutcome {
  const problem = new Problem('refused', { serverMessage: codeMessages.gone });
  return refused(url, { problem });
}
