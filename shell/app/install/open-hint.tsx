import { createRoot } from 'react-dom/client';
import type { ShellApi } from '@kashi/border/shell-api';
import { frameElements } from '../frame-parts/frame-elements.ts';
import { InstallHint } from './InstallHint.tsx';
import type { InstallOffer } from './install-offer.ts';
import { messages } from './messages.ts';

interface HintOptions {
  shopName: string;
  /** The browser's offer; without one the hint says what to press. */
  offer: InstallOffer | undefined;
  shell: Pick<ShellApi, 'announce' | 'toast'>;
}

/** Shows the hint and announces it. Returns the function that takes it away, which may be called twice. */
export function openHint({ shopName, offer, shell }: HintOptions): () => void {
  const place = document.createElement('div');
  // The keyboard reaches it after the page, as the eye does.
  document.getElementById(frameElements.bottomNav)?.before(place);
  const root = createRoot(place);

  function close() {
    // Otherwise a pressed button would take the focus with it.
    if (place.contains(document.activeElement)) {
      document.getElementById(frameElements.page)?.focus({ preventScroll: true });
    }
    root.unmount();
    place.remove();
  }

  function install() {
    // First, because the browser asks within a press only.
    offer?.prompt().catch(() => shell.toast(messages.byMenu, 'info'));
    close();
  }

  root.render(<InstallHint shopName={shopName} onInstall={offer && install} onClose={close} />);
  shell.announce(offer ? messages.invitation(shopName) : messages.steps(shopName));
  return close;
}
