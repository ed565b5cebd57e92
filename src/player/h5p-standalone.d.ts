/** What this player uses of the library, whose own types are only of its options. */
declare module 'h5p-standalone' {
  type Options = {
    id: string;
    h5pJsonPath: string;
    frameJs: string;
    frameCss: string;
    embedType: 'div';
    /** Seconds; without it the library gives a content no state to go on from. */
    saveFreq: number;
    contentUserData?: readonly { readonly state: string }[];
    /** True and undefined start the content at once, false leaves that to us: the name says the contrary. */
    preventH5PInit: boolean;
  };
  const library: { H5P: new (place: HTMLElement, options: Options) => Promise<string> };
  export default library;
}
