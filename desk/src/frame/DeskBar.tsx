import { Box, Typography } from '@mui/material';
import { AppBar, LoadingIndicator, ToggleThemeButton, UserMenu, useGetIdentity } from 'react-admin';
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
      <Box sx={{ flexGrow: 1 }}>
        <Typography variant="h6" component="p">
          {messages.title}
        </Typography>
      </Box>
    </AppBar>
  );
}

/** The menu of the member. Its label is the member's name, because its button shows that name. */
function OwnMenu() {
  const { identity } = useGetIdentity();
  return <UserMenu label={identity?.fullName ?? messages.ownMenu} />;
}
