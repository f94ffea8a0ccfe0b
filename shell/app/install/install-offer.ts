/** `beforeinstallprompt`: Chromium's offer to put the shop among the applications of the phone. The types of the DOM do not know it. */
export interface InstallOffer extends Event {
  /** Shows the browser's own question, once, and only within a press. Rejects where the browser will not ask. */
  prompt(): Promise<unknown>;
}
