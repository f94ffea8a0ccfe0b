import { Box, Card, CardContent, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';

interface Props {
  title: string;
  hint?: string | undefined;
  children: ReactNode;
}

/** The card of the screens before the sign-in, which have no menu. */
export function EntryCard({ title, hint, children }: Props) {
  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', padding: 2 }}
    >
      <title>{messages.documentTitle(title)}</title>
      <Card sx={{ width: '100%', maxWidth: 420 }}>
        <CardContent sx={{ padding: 3 }}>
          <Typography variant="h5" component="h1" sx={{ marginBlockEnd: 1 }}>
            {title}
          </Typography>
          {hint && <Typography color="text.secondary">{hint}</Typography>}
          {children}
        </CardContent>
      </Card>
    </Box>
  );
}
