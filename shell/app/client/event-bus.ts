import { isShopEvent, isShopEventName, type ShopEvents } from '@kashi/contracts/events/shop-events';
import type { EventBus } from '@kashi/border/shell-api';

type Listener = (event: never, isOfOtherTab?: boolean) => void;

/** The shop's events, within this tab and from other tabs. An event of the wrong shape is dropped with a warning. */
export function createEventBus(): EventBus {
  const listeners = new Map<keyof ShopEvents, Set<Listener>>();
  const otherTabs = channel();

  function deliver(name: unknown, event: unknown, isOfOtherTab?: boolean): boolean {
    if (!isShopEventName(name) || !isShopEvent(name, event)) {
      console.warn(`Ignored a malformed "${String(name)}" event`, event);
      return false;
    }
    for (const listener of listeners.get(name) ?? []) listener(event as never, isOfOtherTab);
    return true;
  }

  if (otherTabs) {
    otherTabs.onmessage = ({ data }: MessageEvent<{ name?: unknown; event?: unknown } | null>) => {
      deliver(data?.name, data?.event, true);
    };
  }

  return {
    publish(name, event) {
      if (deliver(name, event)) otherTabs?.postMessage({ name, event });
    },
    subscribe(name, listener) {
      const heard = listeners.get(name) ?? new Set();
      listeners.set(name, heard.add(listener));
      return () => heard.delete(listener);
    },
  };
}

/** Null where the browser refuses it, as Firefox does to whoever blocks cookies: events stay within the tab then. */
function channel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('shop-events');
  } catch {
    return null;
  }
}
