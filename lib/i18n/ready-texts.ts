/** Texts that are shown when nothing can be fetched any more, not even texts. The page brings them along. */
export interface ReadyTexts {
  readonly unknownError: string;
  readonly offlineAction: string;
  readonly pleaseLogin: string;
}

let texts: ReadyTexts | undefined;

export function setReadyTexts(ofPage: ReadyTexts | undefined): void {
  texts = ofPage;
}

/** Undefined outside of a page: on the server and in tests of single parts. */
export function readyText(name: keyof ReadyTexts): string | undefined {
  return texts?.[name];
}
