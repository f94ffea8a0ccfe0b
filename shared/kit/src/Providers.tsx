import type { ReactNode } from 'react';
import type { ShellApi } from '@kashi/border/shell-api';
import { ShellApiProvider } from './ShellApiContext.tsx';
import { ShellRouter } from './ShellRouter.tsx';

/** The providers of every root of a remote, on the server and in the browser. */
export function Providers({ shell, children }: { shell: ShellApi; children: ReactNode }) {
  return (
    <ShellApiProvider shell={shell}>
      <ShellRouter shell={shell}>{children}</ShellRouter>
    </ShellApiProvider>
  );
}
