import { Box, Typography } from '@mui/material';
import { AppBar, LoadingIndicator, ToggleThemeButton } from 'react-admin';
import { enlargedPhone } from '../theme/enlarged-phone.ts';
import { messages } from './messages.ts';
import { OwnMenu } from './OwnMenu.tsx';

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
