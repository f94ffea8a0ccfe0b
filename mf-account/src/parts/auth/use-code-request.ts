import type { Confirmation } from '@kashi/shared/contracts/account';
import { useSignedIn } from '@kashi/shared/kit/HostContext';
import { useMemo, useSyncExternalStore } from 'react';
import {
  keepCodeRequest,
  keptCodeRequest,
  onCodeRequest,
  type CodePurpose,
  type CodeRequest,
} from './code-request.ts';

/** The code that the visitor waits for, if any: it is found again after a reload. */
export function useCodeRequest(purpose: CodePurpose) {
  const signedIn = useSignedIn();
  const kept = useSyncExternalStore(
    onCodeRequest,
    () => keptCodeRequest(purpose),
    // Only the browser knows: the server renders the first step.
    () => null,
  );
  const request = useMemo(() => (kept === null ? null : (JSON.parse(kept) as CodeRequest)), [kept]);

  function keep(mobile: string, hashId: string, seconds: number) {
    keepCodeRequest(purpose, { mobile, hashId, resendAt: Date.now() + seconds * 1000 });
  }

  return {
    /** Null where no code is on its way, and for a customer, who has nothing to confirm any more. */
    request: signedIn ? null : request,
    /** A code is on its way. */
    sent(mobile: string, { ConfirmationCodeHashId, TimeRemaningForExpire }: Confirmation) {
      keep(mobile, ConfirmationCodeHashId, TimeRemaningForExpire);
    },
    /** Another one is, for the same request. */
    resent(seconds: number) {
      if (request) keep(request.mobile, request.hashId, seconds);
    },
    /** It came and was right, or is no longer wanted. */
    end: () => keepCodeRequest(purpose, null),
  };
}
