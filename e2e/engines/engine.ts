/** What a page is as large as, in its own pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A browser with one empty page, as little of it as every engine and every driver has. */
export interface Engine {
  /** Goes to an address; what is there may still be on its way. */
  opens(url: string): Promise<void>;
  /** What an expression comes to in the page, as JSON. */
  reads(expression: string): Promise<unknown>;
  /** Presses with the pointer, at pixels from the page's upper left. */
  presses(x: number, y: number): Promise<void>;
  /** Types into what has the focus; a line break is the key Enter. */
  types(text: string): Promise<void>;
  /** What is on the screen, as a PNG. */
  draws(): Promise<Buffer>;
  /** What the console has said since the last question: warnings, errors, and exceptions that nobody caught. */
  complaints(): Promise<string[]>;
}

/** Says what ends with the test: each of them, the latest first, however far the start has come. */
export type AtEnd = (ends: () => Promise<void>) => void;

/** Starts a browser on an empty page. */
export type OpenEngine = (size: Size, atEnd: AtEnd) => Promise<Engine>;
