import { Box } from '@mui/material';
import { ShopDoor } from '../opening/ShopDoor.tsx';
import { Failure } from '../parts/state/Failure.tsx';
import { ScreenHead } from '../parts/screen/ScreenHead.tsx';
import { Waiting } from '../parts/state/Waiting.tsx';
import { useReading } from '../parts/state/reading.ts';
import { LeaveDemo } from './LeaveDemo.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { messages } from './messages.ts';

/** The shop's own facts. */
export function SettingsPage() {
  const settings = useReading('GET /v1/desk/settings', {});
  return (
    <>
      <ScreenHead title={messages.title} />
      {settings.isPending && <Waiting />}
      {settings.isLoadingError && (
        <Failure error={settings.error} onRetry={() => void settings.refetch()} />
      )}
      {settings.data && <SettingsForm settings={settings.data} />}
      <Box sx={{ marginBlockStart: 3 }}>
        <ShopDoor />
        <LeaveDemo />
      </Box>
    </>
  );
}
