import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconPassword from '@tabler/icons-react/dist/esm/icons/IconPassword.mjs';
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import { useState } from 'react';
import { Logout, UserMenu, useGetIdentity, useLogout, useUserMenu } from 'react-admin';
import { Link } from 'react-router-dom';
import { forgetUnsaved, mayLeave } from '../parts/form/unsaved.ts';
import { PasswordDialog } from '../password/PasswordDialog.tsx';
import { messages } from './messages.ts';

/** The menu of the member. Its label is the member's name, because its button shows that name. */
export function OwnMenu() {
  const { identity } = useGetIdentity();
  const logout = useLogout();
  const [isChanging, setIsChanging] = useState(false);
  const leave = () => {
    if (!mayLeave()) return;
    forgetUnsaved();
    void logout();
  };
  return (
    <>
      <UserMenu label={identity?.fullName ?? messages.ownMenu}>
        <ToPasskeys />
        <ToPassword onOpen={() => setIsChanging(true)} />
        <Logout onClick={leave} />
      </UserMenu>
      {isChanging && <PasswordDialog onClose={() => setIsChanging(false)} />}
    </>
  );
}

function ToPasskeys() {
  const menu = useUserMenu();
  return (
    <MenuItem component={Link} to="/passkeys" onClick={menu?.onClose}>
      <ListItemIcon>
        <IconKey size={20} stroke={1.75} />
      </ListItemIcon>
      <ListItemText>{messages.ownPasskeys}</ListItemText>
    </MenuItem>
  );
}

function ToPassword({ onOpen }: { onOpen(): void }) {
  const menu = useUserMenu();
  const open = () => {
    menu?.onClose();
    onOpen();
  };
  return (
    <MenuItem onClick={open}>
      <ListItemIcon>
        <IconPassword size={20} stroke={1.75} />
      </ListItemIcon>
      <ListItemText>{messages.ownPassword}</ListItemText>
    </MenuItem>
  );
}
