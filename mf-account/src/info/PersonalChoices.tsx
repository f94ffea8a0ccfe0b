import type { Profile } from '@kashi/contracts/account/account';
import { Choice } from '@kashi/ui/form/choice/Choice';
import { Row } from '@kashi/ui/layout/Row';
import styles from './PersonalChoices.module.css';
import { messages } from './messages.ts';

type Choices = Pick<Profile, 'Gender' | 'IsEmailNewsLatterSubsciber' | 'IsSMSNewsLatterSubsciber'>;

interface PersonalChoicesProps {
  choices: Choices;
  onChange(changed: Partial<Choices>): void;
}

/** The fields that are chosen and not typed. `Gender` is 'true' for male and 'false' for female (§3); neither at first. */
export function PersonalChoices({ choices, onChange }: PersonalChoicesProps) {
  const gender = (value: 'true' | 'false', label: string) => (
    <Choice
      type="radio"
      name="Gender"
      value={value}
      checked={choices.Gender === value}
      onChange={() => onChange({ Gender: value })}
    >
      {label}
    </Choice>
  );

  return (
    <>
      <fieldset className={styles.gender}>
        <legend>{messages.gender}</legend>
        <Row>
          {gender('true', messages.male)}
          {gender('false', messages.female)}
        </Row>
      </fieldset>
      <Choice
        type="switch"
        checked={choices.IsEmailNewsLatterSubsciber}
        onChange={(event) => onChange({ IsEmailNewsLatterSubsciber: event.target.checked })}
      >
        {messages.emailNewsletter}
      </Choice>
      <Choice
        type="switch"
        checked={choices.IsSMSNewsLatterSubsciber}
        onChange={(event) => onChange({ IsSMSNewsLatterSubsciber: event.target.checked })}
      >
        {messages.smsNewsletter}
      </Choice>
    </>
  );
}
