/** What of H5P's own script the player speaks to. It is code of others with contents of others: nothing that it says is believed. */
export type H5pCore = {
  readonly init: (place: HTMLElement) => void;
  readonly instances: readonly { readonly getCurrentState?: unknown }[];
  readonly externalDispatcher: { readonly on: (event: 'xAPI', receive: (event: { data?: unknown }) => void) => void };
};

declare global {
  interface Window {
    H5P?: H5pCore;
    /** What the library knows of its contents, by `cid-` and their ids; the parameters of each are JSON. */
    H5PIntegration?: { readonly contents?: Readonly<Record<string, { readonly jsonContent?: unknown }>> };
  }
}
