import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { IconButton } from '@kashi/ui/actions/IconButton';
import { Input } from '@kashi/ui/form/Input';
import { useState } from 'react';
import { accountMessages } from '../../account-messages.ts';

interface PasswordInputProps {
  name: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A password field that can show its text, because hidden text is easily typed wrong on a phone. */
export function PasswordInput({ name, autoComplete }: PasswordInputProps) {
  const [visible, setVisible] = useState(false);
  const Icon = visible ? IconEyeOff : IconEye;

  return (
    <Input
      name={name}
      type={visible ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      ltr
      action={
        <IconButton
          label={visible ? accountMessages.hidePassword : accountMessages.showPassword}
          onClick={() => setVisible(!visible)}
        >
          <Icon aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
