import { templateKinds } from '@kashi/contracts/desk/texts/text-templates';
import type { TextSettings } from '@kashi/contracts/desk/texts/texts';
import { useState } from 'react';
import { Said } from '../parts/state/Said.tsx';
import { useChange } from '../parts/state/reading.ts';
import { typedSince } from '../parts/form/typed-since.ts';
import { SteadyButton } from '../parts/form/SteadyButton.tsx';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { KindFields } from './KindFields.tsx';
import { QuietHoursFields } from './QuietHoursFields.tsx';
import { messages } from './messages.ts';

interface Changed {
  kinds: Partial<TextSettings['kinds']>;
  quiet?: TextSettings['quiet'];
}

/** Edits the words and the quiet hours. Only what was changed is sent, so that two members can change different words at once. */
export function TextSettingsForm({ settings }: { settings: TextSettings }) {
  const [changed, setChanged] = useState<Changed>({ kinds: {} });
  const [isSaved, setIsSaved] = useState(false);
  const save = useChange('POST /v1/desk/texts/settings/save');
  const form = useSubmit(changed, async () => {
    setIsSaved(false);
    await save.mutateAsync(changed);
    setChanged((now) => notIn(changed, now));
    setIsSaved(true);
  });
  const kinds = { ...settings.kinds, ...changed.kinds };
  const quiet = changed.quiet ?? settings.quiet;
  const isChanged = changed.quiet !== undefined || Object.keys(changed.kinds).length > 0;

  return (
    <form onSubmit={form.submit} noValidate>
      <QuietHoursFields
        quiet={quiet}
        onChange={(value) => setChanged({ ...changed, quiet: value })}
        problemOf={form.problemOf}
      />
      {templateKinds.map((kind) => (
        <KindFields
          key={kind}
          kind={kind}
          value={kinds[kind]}
          onChange={(value) =>
            setChanged({ ...changed, kinds: { ...changed.kinds, [kind]: value } })
          }
          problem={form.problemOf(`kinds.${kind}.template`)}
        />
      ))}
      {form.failure}
      <Said>{isSaved && !isChanged && messages.saved}</Said>
      <SteadyButton type="submit" variant="contained" isBusy={form.isBusy} isOff={!isChanged}>
        {messages.save}
      </SteadyButton>
    </form>
  );
}

/** The changes typed after the save began; they are still unsaved. */
function notIn(sent: Changed, { kinds, quiet }: Changed): Changed {
  return {
    kinds: typedSince(sent.kinds, kinds),
    ...(quiet && quiet !== sent.quiet && { quiet }),
  };
}
