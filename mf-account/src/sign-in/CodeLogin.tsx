import { useAsk } from '@kashi/kit/use-ask';
import { useState } from 'react';
import type { CodeRequest } from '../parts/auth/code-request.ts';
import { CodeStep } from '../parts/auth/CodeStep.tsx';
import { useCodeRequest } from '../parts/auth/use-code-request.ts';
import { signInByCode } from './code-login-data.ts';
import { NumberForm } from './NumberForm.tsx';
import { OtherWays } from './OtherWays.tsx';
import { useWelcome } from './use-welcome.ts';

/** The number, the code, done (R37). */
export function CodeLogin({ goTo }: { goTo: string }) {
  const code = useCodeRequest('login');
  const ask = useAsk();
  const welcome = useWelcome();
  const [mobile, setMobile] = useState('');
  // The last step stays until the page to which the sign-in leads is there.
  const [used, setUsed] = useState<CodeRequest | null>(null);
  const request = code.request ?? used;

  if (!request) return <NumberForm goTo={goTo} mobile={mobile} onSent={code.sent} />;
  return (
    <CodeStep
      request={request}
      onResent={code.resent}
      onChangeNumber={() => {
        setMobile(request.mobile);
        setUsed(null);
        code.end();
      }}
      onCode={async (typed) => {
        const signedIn = await signInByCode(ask, typed);
        setUsed(request);
        code.end();
        welcome(signedIn);
      }}
    >
      <OtherWays way="code" goTo={goTo} />
    </CodeStep>
  );
}
