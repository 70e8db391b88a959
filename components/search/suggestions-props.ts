import type { SearchChoice } from './use-combobox';

/** Props that the search field passes to its lists. */
export interface SuggestionsProps {
  readonly id: string;
  readonly label: string;
  /** Typed text, normalized. */
  readonly keyword: string;
  /** Whether the list may load and open. */
  readonly isWanted: boolean;
  readonly isOpen: boolean;
  /** Index of the choice selected by arrow keys; -1 for none. */
  readonly active: number;
  /** Passes the choices to the text field, for its arrow keys. The array must be memoized. */
  readonly onChoices: (choices: readonly SearchChoice[]) => void;
  readonly onChoose: (choice: SearchChoice) => void;
  /** Returns the focus to the text field. */
  readonly onReturn: () => void;
}
