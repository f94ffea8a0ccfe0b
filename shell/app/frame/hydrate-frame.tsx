import type { ReactNode } from 'react';
import type { ShellApi } from '@kashi/border/shell-api';
import { ShellApiProvider } from '@kashi/kit/ShellApiContext';
import { hydratedInSlices } from '@kashi/kit/page/hydrated-in-slices';
import './frame.css';
import footerStyles from '../footer/Footer.module.css';
import emptyPageStyles from './EmptyPage.module.css';
import lostPageStyles from '../frame-parts/LostPage.module.css';
import { BottomNav } from '../bottom-nav/BottomNav.tsx';
import { Header } from '../header/Header.tsx';
import { createToaster, type Toaster } from '../toast/toaster.ts';
import type { BootData } from '@kashi/border/boot-data';
import { frameElements, idPrefixOf, type FrameRoot } from '../frame-parts/frame-elements.ts';

// The footer and the shell's own pages are rendered on the server only, but their styles come with this code, and the build drops
// every rule whose class is not used here.
void [footerStyles, emptyPageStyles, lostPageStyles];

/** Speaks to the visitor for all parts of the shop. */
export interface FrameVoice {
  /** Shows the one toast; the next one replaces it. */
  toast: Toaster;
  /** Announces a sentence to screen readers, politely. */
  announce(sentence: string): void;
}

/** Hydrates the server's header and bottom navigation, and prepares the toast. */
export function hydrateFrame(shell: ShellApi, { frame }: BootData): FrameVoice {
  const props = { frame };
  hydrate('header', <Header {...props} />, shell);
  hydrate('bottomNav', <BottomNav {...props} />, shell);

  return {
    toast: createToaster(elementOf('toasts'), shell),
    announce: announcer(elementOf('announcer')),
  };
}

function hydrate(root: FrameRoot, node: ReactNode, shell: ShellApi): void {
  const element = elementOf(root);
  const sent = element.cloneNode(true);
  hydratedInSlices(element, <ShellApiProvider shell={shell}>{node}</ShellApiProvider>, {
    identifierPrefix: idPrefixOf(root),
    onRecoverableError: (error) => shell.report(error, `hydration of the ${root}`),
    onUncaughtError(error) {
      shell.report(error, root);
      // React has emptied the element. In the server's form its links and its search work without any code.
      element.replaceWith(sent);
    },
  });
}

/** Repeating a sentence must change its text to be announced, so an inaudible space is added. */
function announcer(element: HTMLElement): FrameVoice['announce'] {
  return (sentence) => {
    element.textContent = element.textContent === sentence ? `${sentence}\u00a0` : sentence;
  };
}

function elementOf(part: keyof typeof frameElements): HTMLElement {
  const element = document.getElementById(frameElements[part]);
  if (!element) throw new Error(`The document has no #${frameElements[part]}`);
  return element;
}
