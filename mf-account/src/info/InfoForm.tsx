import type { Profile } from '@kashi/contracts/account/account';
import type { ProfileBefore } from '@kashi/contracts/account/profile-before';
import { toPersianDigits } from '@kashi/format/persian';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import { useAsk } from '@kashi/kit/use-ask';
import { Form } from '@kashi/kit/form/Form';
import { useForm } from '@kashi/kit/form/use-form';
import { Button } from '@kashi/ui/actions/Button';
import { ButtonLink } from '@kashi/ui/actions/ButtonLink';
import { Field } from '@kashi/ui/form/field/Field';
import { FieldGrid } from '@kashi/ui/form/field/FieldGrid';
import { Input } from '@kashi/ui/form/Input';
import { Row } from '@kashi/ui/layout/Row';
import { useRef, useState } from 'react';
import { bankCardHint, nationalCodeHint } from './number-hints.ts';
import { PersonalChoices } from './PersonalChoices.tsx';
import type { OwnProfile } from '../parts/own-profile-data.ts';
import { changeProfile } from './info-data.ts';
import { messages } from './messages.ts';

/** The form of the profile (§2 and §5). The mobile number names the account: the shop alone changes it. */
export function InfoForm({ profile }: { profile: OwnProfile }) {
  const ask = useAsk();
  const shell = useShellApi();
  const [choices, setChoices] = useState({
    Gender: profile.Gender,
    IsEmailNewsLatterSubsciber: profile.IsEmailNewsLatterSubsciber,
    IsSMSNewsLatterSubsciber: profile.IsSMSNewsLatterSubsciber,
  });
  const [nationalCode, setNationalCode] = useState(toPersianDigits(profile.NationalCode));
  const [bankCard, setBankCard] = useState(inFours(profile.BankCardNo));
  /** What the page has shown, so that it takes back nothing that was saved elsewhere since. */
  const before = useRef<ProfileBefore>(profile);
  const form = useForm({
    schema: () =>
      import(/* webpackChunkName: "contracts" */ '@kashi/contracts/account/account').then(
        (account) => account.profileSchema,
      ),
    hidden: choices,
    async send(changed) {
      const Before = before.current;
      // A field that was sent once is always sent again: the server may have it, although its answer was lost.
      before.current = unchangedIn(Before, changed);
      const message = await changeProfile(ask, { ...changed, Before });
      shell.session.rename?.(`${changed.FirstName} ${changed.LastName}`);
      shell.toast(message ?? messages.saved, 'success');
    },
  });

  return (
    <Form form={form}>
      <FieldGrid>
        <Field label={messages.firstName} error={form.errorOf('FirstName')}>
          <Input name="FirstName" autoComplete="given-name" defaultValue={profile.FirstName} />
        </Field>
        <Field label={messages.lastName} error={form.errorOf('LastName')}>
          <Input name="LastName" autoComplete="family-name" defaultValue={profile.LastName} />
        </Field>
        <Field
          label={messages.nationalCode}
          hint={nationalCodeHint(nationalCode)}
          error={form.errorOf('NationalCode')}
          optional
        >
          <Input
            name="NationalCode"
            inputMode="numeric"
            autoComplete="off"
            value={nationalCode}
            onChange={(event) => setNationalCode(event.target.value)}
            ltr
          />
        </Field>
        <Field label={messages.mobile} hint={messages.mobileHint}>
          <Input value={toPersianDigits(profile.UserName)} readOnly ltr />
        </Field>
        <Field
          label={messages.bankCard}
          hint={bankCardHint(bankCard)}
          error={form.errorOf('BankCardNo')}
          optional
        >
          <Input
            name="BankCardNo"
            inputMode="numeric"
            autoComplete="off"
            value={bankCard}
            onChange={(event) => setBankCard(event.target.value)}
            ltr
          />
        </Field>
        <Field label={messages.email} error={form.errorOf('Email')} optional>
          <Input
            name="Email"
            inputMode="email"
            autoComplete="email"
            defaultValue={profile.Email}
            ltr
          />
        </Field>
        <PersonalChoices
          choices={choices}
          onChange={(changed) => setChoices({ ...choices, ...changed })}
        />
      </FieldGrid>
      <Row>
        <Button type="submit" busy={form.busy}>
          {messages.save}
        </Button>
        <ButtonLink href="/" variant="quiet">
          {messages.cancel}
        </ButtonLink>
      </Row>
    </Form>
  );
}

function unchangedIn(before: ProfileBefore, now: Profile): ProfileBefore {
  const same = Object.entries(now).filter(
    ([name, value]) => before[name as keyof Profile] === value,
  );
  return Object.fromEntries(same);
}

/** Groups the digits by four, as they stand on the card. */
function inFours(digits: string): string {
  return toPersianDigits(digits).replace(/(.{4})(?=.)/g, '$1 ');
}
