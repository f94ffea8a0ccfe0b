import { expect, test, vi } from 'vitest';
import { createEventBus } from './event-bus.ts';

test('an event reaches its subscribers until they unsubscribe', () => {
  const bus = createEventBus();
  const heard = vi.fn();
  const stop = bus.subscribe('cart-updated', heard);

  bus.publish('cart-updated', { itemCount: 2 });
  stop();
  bus.publish('cart-updated', { itemCount: 3 });

  expect(heard).toHaveBeenCalledExactlyOnceWith({ itemCount: 2 }, undefined);
});

test('another tab gets the event too, and is told that it is not its own', async () => {
  const here = createEventBus();
  const there = createEventBus();
  const heard = vi.fn();
  there.subscribe('address-updated', heard);

  here.publish('address-updated', { addressId: 7 });

  await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith({ addressId: 7 }, true));
});

test('where the browser has no channel between tabs, events still reach this one', () => {
  vi.spyOn(globalThis, 'BroadcastChannel').mockImplementation(function refused() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const bus = createEventBus();
  const heard = vi.fn();
  bus.subscribe('cart-updated', heard);

  bus.publish('cart-updated', { itemCount: 2 });

  expect(heard).toHaveBeenCalledOnce();
});

test.each([{ itemCount: -1 }, { itemCount: 1.5 }, { count: 1 }, null])(
  'a malformed event (%j) is dropped with a warning',
  (event) => {
    const bus = createEventBus();
    const heard = vi.fn();
    bus.subscribe('cart-updated', heard);

    vi.mocked(console.warn).mockImplementationOnce(() => undefined);
    bus.publish('cart-updated', event as never);

    expect(heard).not.toHaveBeenCalled();
    expect(console.warn).toHaveBeenCalledOnce();
    vi.mocked(console.warn).mockClear();
  },
);
