import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';

/** The name of a screen, which is the document's title too, and the screen's main actions. */
export function ScreenHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', marginBlock: 2 }}
    >
      <title>{messages.documentTitle(title)}</title>
      <Typography variant="h4" component="h1" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Box className="not-printed" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {children}
      </Box>
    </Stack>
  );
}
