import type { Confirmation } from '@kashi/contracts/account/account';
import { useSignedIn } from '@kashi/kit/ShellApiContext';
import { useHydrated } from '@kashi/ui/use-hydrated';
import { useMemo, useState } from 'react';
import {
  keepCodeRequest,
  keptCodeRequest,
  type CodePurpose,
  type CodeRequest,
} from './code-request.ts';

/** The request for the code that the visitor waits for, if any. It survives a reload. */
export function useCodeRequest(purpose: CodePurpose, { isForCustomers = false } = {}) {
  const signedIn = useSignedIn();
  // Only the browser has the stored request, so the server renders the first step.
  const hydrated = useHydrated();
  const found = useMemo(() => (hydrated ? keptCodeRequest(purpose) : null), [hydrated, purpose]);
  const [changed, setChanged] = useState<CodeRequest | null>();
  const request = changed === undefined ? found : changed;

  function keep(next: CodeRequest | null) {
    keepCodeRequest(purpose, next);
    setChanged(next);
  }

  return {
    /** Null while no code is on its way, and for a signed-in customer, who as a rule has nothing left to confirm. */
    request: signedIn && !isForCustomers ? null : request,
    /** Call it when a code was sent. */
    sent(mobile: string, { ConfirmationCodeHashId, TimeRemaningForExpire }: Confirmation) {
      keep({ mobile, hashId: ConfirmationCodeHashId, ...waitOf(TimeRemaningForExpire) });
    },
    /** Call it when another code was sent for the same request. */
    resent(seconds: number) {
      if (request) keep({ ...request, ...waitOf(seconds) });
    },
    /** Call it when the code was right, or is no longer wanted. */
    end: () => keep(null),
  };
}

function waitOf(waitSeconds: number): Pick<CodeRequest, 'resendAt' | 'waitSeconds'> {
  return { resendAt: Date.now() + waitSeconds * 1000, waitSeconds };
}
