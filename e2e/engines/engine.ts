/** The size of a page, in its own pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A browser with one empty page, as little of it as every engine and every driver has. */
export interface Engine {
  /** Goes to an address; what is there may still be on its way. */
  opens(url: string): Promise<void>;
  /** The value of an expression in the page, as JSON. */
  reads(expression: string): Promise<unknown>;
  /** Presses with the pointer, at pixels from the page's upper left. */
  presses(x: number, y: number): Promise<void>;
  /** Types into what has the focus; a line break is the key Enter. */
  types(text: string): Promise<void>;
  /** A picture of the screen, as a PNG. */
  draws(): Promise<Buffer>;
  /** The console's messages since the last question: warnings, errors, and uncaught exceptions. */
  complaints(): Promise<string[]>;
}

/** Says what ends with the test: each of them, the latest first, however far the start has come. */
export type AtEnd = (ends: () => Promise<void>) => void;

/** Starts a browser on an empty page. */
export type OpenEngine = (size: Size, atEnd: AtEnd) => Promise<Engine>;
