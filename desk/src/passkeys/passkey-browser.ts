import type { CreationOptions, RequestOptions } from '@kashi/contracts/desk/passkeys';
import { DeskProblem } from '../server/desk-problem.ts';
import { messages } from './messages.ts';

/**
 * What this browser can do with passkeys, loaded when somebody is about to use one. Everything here throws a `DeskProblem` with a
 * sentence for the member: for a browser without passkeys, a cancelled or overdue prompt, and a device that is not fit.
 */
export async function passkeyBrowser() {
  const { browserSupportsWebAuthn, startAuthentication, startRegistration } = await library();
  if (!browserSupportsWebAuthn()) throw problem('unsupported');
  return {
    create: (options: CreationOptions) =>
      prompt(options.timeout, () => startRegistration({ optionsJSON: options })),
    use: (options: RequestOptions) =>
      prompt(options.timeout, () => startAuthentication({ optionsJSON: options })),
  };
}

async function library() {
  try {
    return await import('@simplewebauthn/browser');
  } catch {
    throw problem('notLoaded');
  }
}

async function prompt<Answer>(timeoutMs: number, ask: () => Promise<Answer>): Promise<Answer> {
  const startedAt = performance.now();
  try {
    return await ask();
  } catch (error) {
    const { name } = error as Error;
    // Browsers tell a cancelled prompt and an overdue one by the same name, so that pages learn little about the person.
    const isOver = performance.now() - startedAt >= timeoutMs;
    throw problem(name === 'NotAllowedError' && isOver ? 'timedOut' : (kinds[name] ?? 'failed'));
  }
}

type Kind = keyof typeof messages.browser;

const kinds: Record<string, Kind> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'alreadyHere',
  SecurityError: 'wrongAddress',
  ConstraintError: 'unfit',
  NotSupportedError: 'unfit',
};

function problem(kind: Kind): DeskProblem {
  return new DeskProblem('refused', 0, { sentence: messages.browser[kind] });
}
