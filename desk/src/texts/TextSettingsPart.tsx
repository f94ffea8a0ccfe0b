import { Failure } from '../parts/state/Failure.tsx';
import { Waiting } from '../parts/state/Waiting.tsx';
import { useReading } from '../parts/state/reading.ts';
import { TextSettingsForm } from './TextSettingsForm.tsx';

/** What the shop's texts say and when they go out. */
export function TextSettingsPart() {
  const settings = useReading('GET /v1/desk/texts/settings', {});
  return (
    <>
      {settings.isPending && <Waiting />}
      {settings.isLoadingError && (
        <Failure error={settings.error} onRetry={() => void settings.refetch()} />
      )}
      {settings.data && <TextSettingsForm settings={settings.data} />}
    </>
  );
}
