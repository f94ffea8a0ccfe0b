import { Typography } from '@mui/material';
import { Failure } from '../parts/state/Failure.tsx';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { Waiting } from '../parts/state/Waiting.tsx';
import { useReading } from '../parts/state/reading.ts';
import { FrontPageForm } from './FrontPageForm.tsx';
import { messages } from './messages.ts';

/** The contents of the shop's front page: slides, banners and lists of goods. */
export function FrontPageScreen() {
  const page = useReading('GET /v1/desk/front-page', {});
  return (
    <>
      <ScreenHead title={messages.title} />
      <Typography color="text.secondary" sx={{ marginBlockEnd: 2 }}>
        {messages.hint}
      </Typography>
      {page.isPending && <Waiting />}
      {page.isLoadingError && <Failure error={page.error} onRetry={() => void page.refetch()} />}
      {page.data && <FrontPageForm page={page.data} />}
    </>
  );
}
