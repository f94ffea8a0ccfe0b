import { roles as allRoles, type Role } from '@kashi/contracts/desk/desk-call';
import type { Invitation, StaffRow } from '@kashi/contracts/desk/staff';
import { Checkbox, FormControl, FormControlLabel, FormHelperText, FormLabel } from '@mui/material';
import { useState } from 'react';
import { AskDialog } from '../parts/form/AskDialog.tsx';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import { tickedOver } from '../parts/form/typed-since.ts';
import { OvertakenNotice } from '../parts/state/OvertakenNotice.tsx';
import { overtakenBy, type Overtaken } from '../parts/state/overtaken.ts';
import { useChange } from '../parts/state/reading.ts';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { newPressKey } from '../server/press-key.ts';
import { messages } from './messages.ts';

interface Props {
  /** null for a new member. */
  member: StaffRow | null;
  onInvited(invitation: Invitation): void;
  onClose(): void;
}

/**
 * Adds a member, or changes the name and the roles of a known member. A role that another owner has given or taken meanwhile stays so,
 * unless this owner has ticked that very role.
 */
export function StaffDialog({ member, onInvited, onClose }: Props) {
  /** The member as read last: when the dialog was opened, or as another owner has saved them meanwhile. */
  const [read, setRead] = useState(member);
  const [fullName, setFullName] = useState(member?.fullName ?? '');
  const [userName, setUserName] = useState(member?.userName ?? '');
  const [roles, setRoles] = useState<Role[]>(member?.roles ?? []);
  const [other, setOther] = useState<Overtaken<StaffRow> | null>(null);
  // The key stays the same while the dialog is open: a second press after a lost answer adds no other member.
  const [key] = useState(newPressKey);
  const add = useChange('POST /v1/desk/staff/add');
  const change = useChange('POST /v1/desk/staff/change');
  const form = useSubmit([fullName, userName, roles], async () => {
    try {
      if (read) await change.mutateAsync({ id: read.id, fullName, roles, version: read.version });
      else onInvited(await add.mutateAsync({ userName, fullName, roles, key }));
      onClose();
    } catch (error) {
      const overtaken = read && overtakenBy<StaffRow>(error);
      if (!overtaken?.current) throw error;
      setOther(overtaken);
    }
  });
  const problem = form.problemOf('roles');
  const theirs = other?.current;

  return (
    <AskDialog
      title={member ? messages.of(messages.change, member.fullName) : messages.add}
      send={messages.save}
      form={form}
      onClose={onClose}
    >
      {form.failure}
      {read && theirs && (
        <OvertakenNotice
          sentence={other.sentence}
          facts={[
            [messages.fullName, theirs.fullName],
            [messages.roles, rolesOf(theirs)],
          ]}
          onTheirs={() => {
            setRead(theirs);
            setFullName(theirs.fullName);
            setRoles(theirs.roles);
            form.settle();
            setOther(null);
          }}
          onMine={() => {
            if (fullName === read.fullName) setFullName(theirs.fullName);
            setRoles(
              tickedOver(allRoles, { ticked: roles, read: read.roles, theirs: theirs.roles }),
            );
            setRead(theirs);
            setOther(null);
          }}
        />
      )}
      <TextEntry
        label={messages.fullName}
        value={fullName}
        onChange={setFullName}
        problem={form.problemOf('fullName')}
      />
      <TextEntry
        label={messages.userName}
        value={userName}
        onChange={setUserName}
        problem={form.problemOf('userName')}
        disabled={member !== null}
        ltr
      />
      <FormControl component="fieldset" error={problem !== undefined}>
        <FormLabel component="legend">{messages.roles}</FormLabel>
        {allRoles.map((role) => (
          <FormControlLabel
            key={role}
            control={
              <Checkbox
                checked={roles.includes(role)}
                onChange={(_, isOn) =>
                  setRoles(isOn ? [...roles, role] : roles.filter((each) => each !== role))
                }
              />
            }
            label={messages.roleNames[role]}
          />
        ))}
        {problem && <FormHelperText>{problem}</FormHelperText>}
      </FormControl>
    </AskDialog>
  );
}

function rolesOf({ roles }: StaffRow): string {
  return messages.allRoles(roles.map((role) => messages.roleNames[role]));
}
