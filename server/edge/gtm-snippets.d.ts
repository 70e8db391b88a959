declare module 'react-gtm-module/dist/Snippets.js' {
  interface SnippetOptions {
    readonly id: string;
    readonly events: object;
    readonly dataLayerName: string;
    readonly auth: string;
    readonly preview: string;
  }
  const snippets: { tags: (options: SnippetOptions) => { readonly script: string } };
  export default snippets;
}
