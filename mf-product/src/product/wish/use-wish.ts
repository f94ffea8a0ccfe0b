import { toProblem } from '@kashi/contracts/asking/problem';
import { useAction } from '@kashi/kit/form/use-action';
import { useShellApi, useSignedIn } from '@kashi/kit/ShellApiContext';
import { useAsk } from '@kashi/kit/use-ask';
import { useReading } from '@kashi/kit/use-reading';
import { useCallback, useEffect, useState } from 'react';
import { onOtherTabs } from '../../parts/wishes/guest-wishes.ts';
import { changeWish, isWished } from '../../parts/wishes/wish-data.ts';
import { messages } from './messages.ts';

interface Known {
  isWished: boolean;
}

interface UsedWish extends Known {
  /** Nothing is known of the product yet. */
  isWaiting: boolean;
  /** Shows the other state at once, and the former one again, with a sentence, where the change fails. */
  toggle(): void;
}

/** Whether the visitor wishes for a product; tabs of the browser keep in step. */
export function useWish(productId: number): UsedWish {
  const ask = useAsk();
  const isSignedIn = useSignedIn();
  const { toast } = useShellApi();
  const read = useCallback(
    async (signal: AbortSignal): Promise<Known> => ({
      isWished: await isWished({ ask, isSignedIn }, productId, signal),
    }),
    [ask, isSignedIn, productId],
  );
  const { data, problem, again } = useReading(read);
  useEffect(() => onOtherTabs(again), [again]);

  /** What was pressed since the last reading, which it replaces. */
  const [pressed, setPressed] = useState<{ since: Known | null; isWished: boolean } | null>(null);
  const isOn = pressed?.since === data ? pressed.isWished : (data?.isWished ?? false);

  const { start } = useAction(async () => {
    setPressed({ since: data, isWished: !isOn });
    try {
      await changeWish({ ask, isSignedIn }, productId, !isOn);
      toast(isOn ? messages.removed : messages.added);
    } catch (error) {
      setPressed({ since: data, isWished: isOn });
      const { kind, serverMessage } = toProblem(error);
      toast((kind === 'refused' && serverMessage) || messages.failed, 'danger');
    }
  });

  return {
    isWished: isOn,
    isWaiting: data === null && problem === null,
    toggle: () => void start(),
  };
}
