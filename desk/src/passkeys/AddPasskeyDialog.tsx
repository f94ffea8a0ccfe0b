import type { CreationOptions } from '@kashi/contracts/desk/passkeys';
import { Typography } from '@mui/material';
import { useState } from 'react';
import { AskDialog } from '../parts/form/AskDialog.tsx';
import { CodeEntry } from '../parts/form/CodeEntry.tsx';
import { PasswordEntry } from '../parts/form/PasswordEntry.tsx';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { useChange } from '../parts/state/reading.ts';
import { messages } from './messages.ts';
import { passkeyBrowser } from './passkey-browser.ts';

interface Props {
  onAdded(): void;
  onClose(): void;
}

/** Asks for a name, the password and a code, and lets the browser make a passkey. */
export function AddPasskeyDialog({ onAdded, onClose }: Props) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const begun = useBegun();
  const finish = useChange('POST /v1/desk/passkeys/finish');
  const form = useSubmit(name, async () => {
    const browser = await passkeyBrowser();
    const passkey = await browser.create(await begun.options({ name, password, code }));
    begun.forget();
    await finish.mutateAsync({ name, passkey });
    onAdded();
    onClose();
  });
  return (
    <AskDialog title={messages.add} send={messages.next} form={form} onClose={onClose}>
      {form.failure}
      <Typography sx={{ marginBlockEnd: 1 }}>{messages.addHint}</Typography>
      <TextEntry
        label={messages.name}
        helperText={messages.nameHint}
        value={name}
        onChange={setName}
        problem={form.problemOf('name')}
        autoComplete="off"
      />
      <PasswordEntry value={password} onChange={setPassword} form={form} />
      <CodeEntry value={code} onChange={setCode} form={form} />
    </AskDialog>
  );
}

type Typed = { name: string; password: string; code: string };

/**
 * The server's challenge. It is kept while it is good, so that whoever has cancelled the browser's prompt tries again without
 * another code: each code is good once.
 */
function useBegun() {
  const [known, setKnown] = useState<{ options: CreationOptions; until: number } | null>(null);
  const begin = useChange('POST /v1/desk/passkeys/begin');
  return {
    async options(typed: Typed): Promise<CreationOptions> {
      const now = performance.now();
      if (known && known.until > now) return { ...known.options, timeout: known.until - now };
      const options = await begin.mutateAsync(typed);
      setKnown({ options, until: now + options.timeout });
      return options;
    },
    forget: () => setKnown(null),
  };
}
