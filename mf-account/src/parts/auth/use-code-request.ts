import type { Confirmation } from '@kashi/shared/contracts/account';
import { useSignedIn } from '@kashi/shared/kit/HostContext';
import { useHydrated } from '@kashi/shared/kit/use-hydrated';
import { useMemo, useState } from 'react';
import {
  keepCodeRequest,
  keptCodeRequest,
  type CodePurpose,
  type CodeRequest,
} from './code-request.ts';

/** The code that the visitor waits for, if any: it is found again after a reload. */
export function useCodeRequest(purpose: CodePurpose) {
  const signedIn = useSignedIn();
  // Only the browser knows: the server renders the first step.
  const hydrated = useHydrated();
  const found = useMemo(() => (hydrated ? keptCodeRequest(purpose) : null), [hydrated, purpose]);
  const [changed, setChanged] = useState<CodeRequest | null>();
  const request = changed === undefined ? found : changed;

  function keep(next: CodeRequest | null) {
    keepCodeRequest(purpose, next);
    setChanged(next);
  }

  return {
    /** Null where no code is on its way, and for a customer, who has nothing to confirm any more. */
    request: signedIn ? null : request,
    /** A code is on its way. */
    sent(mobile: string, { ConfirmationCodeHashId, TimeRemaningForExpire }: Confirmation) {
      keep({ mobile, hashId: ConfirmationCodeHashId, resendAt: inSeconds(TimeRemaningForExpire) });
    },
    /** Another code is on its way, for the same request. */
    resent(seconds: number) {
      if (request) keep({ ...request, resendAt: inSeconds(seconds) });
    },
    /** The code came and was right, or is no longer wanted. */
    end: () => keep(null),
  };
}

function inSeconds(seconds: number): number {
  return Date.now() + seconds * 1000;
}
