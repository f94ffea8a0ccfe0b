import { Stack, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { SteadyButton } from '../form/SteadyButton.tsx';
import { messages } from '../messages.ts';

/** Buttons to the next page and back, which keep the focus at the last page too; a turned page is announced. The server does not count the pages, so that long lists are as quick as short ones. */
export function KeysetPager() {
  const { page, setPage, hasNextPage, isPending } = useListContext();
  if (isPending || (page === 1 && !hasNextPage)) return null;
  return (
    <Stack
      component="nav"
      aria-label={messages.pages}
      direction="row"
      useFlexGap
      sx={{
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        justifyContent: 'center',
        paddingBlock: 2,
      }}
    >
      <SteadyButton isOff={page === 1} onClick={() => setPage(page - 1)}>
        {messages.previousPage}
      </SteadyButton>
      <Typography role="status" aria-current="page">
        {messages.page(page)}
      </Typography>
      <SteadyButton isOff={!hasNextPage} onClick={() => setPage(page + 1)}>
        {messages.nextPage}
      </SteadyButton>
    </Stack>
  );
}
