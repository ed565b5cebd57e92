/** What the story asks of a browser, whichever protocol it speaks. Each call waits until the page can do what is asked. */
export type Visitor = {
  open: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Taps what this XPath finds, once it is there and shown. */
  press: (path: string) => Promise<void>;
  /** Goes on once what this XPath finds is shown. */
  sees: (path: string) => Promise<void>;
  /** Goes on once what this XPath finds is shown no more. */
  misses: (path: string) => Promise<void>;
  /** The value of a JavaScript expression in the page. */
  ask: (expression: string) => Promise<unknown>;
  close: () => Promise<void>;
};

/** How long a step may take on a busy computer, ms. */
export const PATIENCE_MS = 90_000;

const containing = (words: string): string => `contains(normalize-space(.), "${words}")`;

export const button = (name: string): string => `//button[@aria-label="${name}" or ${containing(name)}]`;
export const heading = (name: string): string => `//h1[${containing(name)}]`;
export const words = (text: string): string => `//*[text()[${containing(text)}]]`;
