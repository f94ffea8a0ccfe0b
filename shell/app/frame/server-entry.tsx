import type { ReactNode } from 'react';
import type { ShellApi } from '@kashi/border/shell-api';
import { contractVersion } from '@kashi/border/remote-contract';
import { ShellApiProvider } from '@kashi/kit/ShellApiContext';
import { renderHtml } from '@kashi/kit/page/render-html';
import { BottomNav } from '../bottom-nav/BottomNav.tsx';
import { Footer } from '../footer/Footer.tsx';
import { Header } from '../header/Header.tsx';
import { SkipLink } from '../header/bar/SkipLink.tsx';
import { messages as notFoundMessages } from '../not-found/messages.ts';
import { NotFoundPage } from '../not-found/NotFoundPage.tsx';
import { messages as serviceErrorMessages } from '../service-error/messages.ts';
import { ServiceErrorPage } from '../service-error/ServiceErrorPage.tsx';
import { messages as unavailableMessages } from '../unavailable/messages.ts';
import { UnavailablePage } from '../unavailable/UnavailablePage.tsx';
import { beginScript } from './begin-script.ts';
import { forCustomer } from './customer-frame.ts';
import { EmptyPage } from './EmptyPage.tsx';
import type { ShellEntry } from '@kashi/border/shell-wire';
import { frameElements, idPrefixOf, type FrameRoot } from '../frame-parts/frame-elements.ts';
import { fitted, sampleUrl } from './frame-sample.ts';
import { GlyphSheet } from '../frame-parts/GlyphSheet.tsx';
import { openGateScript, startGateScript } from './start-gate-script.ts';
import { themeScript } from '../frame-parts/theme-script.ts';

/** The export that the host evaluates from the shell's release. */
export const entry: ShellEntry = {
  contract: contractVersion,
  inlineScripts: [`${themeScript};${openGateScript}`, startGateScript, beginScript],
  paintScriptCount: 1,

  async renderFrame(shell, { frame }) {
    const props = { frame };
    const [glyphs, skipLink, header, footer, bottomNav] = await Promise.all([
      renderHtml(<GlyphSheet />),
      renderHtml(<SkipLink />),
      renderRoot('header', <Header {...props} />, shell),
      renderHtml(inShop(<Footer {...props} />, shell)),
      renderRoot('bottomNav', <BottomNav {...props} />, shell),
    ]);
    // Icons may come a moment after the words of the header, and cost a slow line nothing before them.
    return { above: skipLink + header + glyphs, below: footer + bottomNav + liveRegions };
  },

  sample: { url: sampleUrl, fitted },
  forCustomer: (frame, pages) => Promise.resolve(forCustomer(frame, pages)),

  renderNotFound: async () => ({
    title: notFoundMessages.title,
    html: await renderHtml(<NotFoundPage />),
  }),
  renderServiceError: async () => ({
    title: serviceErrorMessages.title,
    html: await renderHtml(<ServiceErrorPage />),
  }),
  renderUnavailable: async (url) => ({
    title: unavailableMessages.title,
    html: await renderHtml(<UnavailablePage url={url} />),
  }),
  renderEmptyPage: () => renderHtml(<EmptyPage />),
};

/** A part for hydration, in the element where `hydrate-frame.tsx` finds it. */
async function renderRoot(root: FrameRoot, node: ReactNode, shell: ShellApi): Promise<string> {
  const html = await renderHtml(inShop(node, shell), { idPrefix: idPrefixOf(root) });
  return `<div id="${frameElements[root]}">${html}</div>`;
}

function inShop(node: ReactNode, shell: ShellApi): ReactNode {
  return <ShellApiProvider shell={shell}>{node}</ShellApiProvider>;
}

/** Empty at first, but present from the start: screen readers ignore live regions that are added later. */
const liveRegions =
  `<div id="${frameElements.announcer}" class="visually-hidden" role="status"></div>` +
  `<div id="${frameElements.toasts}" aria-live="polite"></div>`;
