/** Texts for failures, embedded in the page because nothing can be fetched then. */
export interface ReadyTexts {
  readonly unknownError: string;
  readonly offlineAction: string;
  readonly pleaseLogin: string;
}

let texts: ReadyTexts | undefined;

export function setReadyTexts(ofPage: ReadyTexts | undefined): void {
  texts = ofPage;
}

/** Undefined outside a page: on the server and in component tests. */
export function readyText(name: keyof ReadyTexts): string | undefined {
  return texts?.[name];
}
