import type { PageProps } from '@kashi/kit/define';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import { useAsk } from '@kashi/kit/use-ask';
import { Form } from '@kashi/kit/form/Form';
import { useForm } from '@kashi/kit/form/use-form';
import { Button } from '@kashi/ui/actions/Button';
import { ButtonLink } from '@kashi/ui/actions/ButtonLink';
import { TextLink } from '@kashi/ui/actions/TextLink';
import { Field } from '@kashi/ui/form/field/Field';
import { Panel } from '@kashi/ui/layout/Panel';
import { useState } from 'react';
import { accountMessages, loginMessages } from '../account-messages.ts';
import { titleMessages as titles } from '../parts/layout/title-messages.ts';
import { AccountPage } from '../parts/layout/AccountPage.tsx';
import type { OwnProfile } from '../parts/own-profile-data.ts';
import { PasswordInput } from '../parts/auth/PasswordInput.tsx';
import styles from './ChangePasswordPage.module.css';
import { messages } from './messages.ts';
import { changePassword } from './password-data.ts';
import { SignOutEverywhere } from './SignOutEverywhere.tsx';

/** The recovery for who is signed in (R17). */
const recoveryHref = '/forgetPassword?first';

export function ChangePasswordPage({ data: { HasPassword } }: PageProps<OwnProfile>) {
  // A new key makes an empty form, so that passwords do not stay in the page after they were changed.
  const [round, setRound] = useState(0);
  return (
    <AccountPage title={titles.changePassword}>
      <Panel>
        {/* An older API does not say it: all its customers have a password. */}
        {HasPassword === false ? (
          <FirstPassword />
        ) : (
          <ChangePasswordForm key={round} onDone={() => setRound(round + 1)} />
        )}
      </Panel>
      <SignOutEverywhere />
    </AccountPage>
  );
}

/** For who has only ever signed in by a code (R37): the recovery takes a first password, since a code is asked for there. */
function FirstPassword() {
  return (
    <>
      <p className={styles.none}>{messages.none}</p>
      <ButtonLink href={recoveryHref}>{messages.first}</ButtonLink>
    </>
  );
}

function ChangePasswordForm({ onDone }: { onDone(): void }) {
  const ask = useAsk();
  const shell = useShellApi();
  const form = useForm({
    schema: () =>
      import(/* webpackChunkName: "contracts" */ '@kashi/contracts/account/account').then(
        (account) => account.changePasswordSchema,
      ),
    async send(passwords) {
      shell.toast((await changePassword(ask, passwords)) ?? messages.saved, 'success');
      onDone();
    },
  });

  return (
    <Form form={form} className={styles.form}>
      <Field label={messages.old} error={form.errorOf('OldPassword')}>
        <PasswordInput name="OldPassword" autoComplete="current-password" />
      </Field>
      {/* The recovery sets another password by a code. */}
      <TextLink href={recoveryHref}>{loginMessages.forgot}</TextLink>
      <Field
        label={messages.new}
        hint={accountMessages.passwordHint}
        error={form.errorOf('NewPassword')}
      >
        <PasswordInput name="NewPassword" autoComplete="new-password" />
      </Field>
      <Field label={messages.repeat} error={form.errorOf('ReNewPassword')}>
        <PasswordInput name="ReNewPassword" autoComplete="new-password" />
      </Field>
      <p className={styles.hint}>{messages.hint}</p>
      <div>
        <Button type="submit" busy={form.busy}>
          {messages.save}
        </Button>
      </div>
    </Form>
  );
}
