import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import { Box, ListItemIcon, ListItemText, MenuItem, Typography } from '@mui/material';
import {
  AppBar,
  LoadingIndicator,
  Logout,
  ToggleThemeButton,
  UserMenu,
  useGetIdentity,
  useLogout,
  useUserMenu,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { forgetUnsaved, mayLeave } from '../parts/form/unsaved.ts';
import { enlargedPhone } from '../theme/enlarged-phone.ts';
import { messages } from './messages.ts';

/** The bar above every screen. */
export function DeskBar() {
  return (
    <AppBar
      color="inherit"
      userMenu={<OwnMenu />}
      toolbar={
        <>
          <ToggleThemeButton />
          <LoadingIndicator />
        </>
      }
    >
      <Box sx={{ flexGrow: 1, overflow: 'hidden' }}>
        <Typography variant="h6" component="p" sx={{ [enlargedPhone]: { display: 'none' } }}>
          {messages.title}
        </Typography>
      </Box>
    </AppBar>
  );
}

/** The menu of the member. Its label is the member's name, because its button shows that name. */
function OwnMenu() {
  const { identity } = useGetIdentity();
  const logout = useLogout();
  const leave = () => {
    if (!mayLeave()) return;
    forgetUnsaved();
    void logout();
  };
  return (
    <UserMenu label={identity?.fullName ?? messages.ownMenu}>
      <ToPasskeys />
      <Logout onClick={leave} />
    </UserMenu>
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
