import type { SearchChoice } from './use-combobox';

export interface SuggestionsProps {
  readonly id: string;
  readonly label: string;
  /** Typed text, normalized. */
  readonly keyword: string;
  readonly isWanted: boolean;
  readonly isOpen: boolean;
  /** Index of the choice selected by arrow keys; -1 for none. */
  readonly active: number;
  /** Passes the choices to the text field, for its arrow keys. The array must be memoized. */
  readonly onChoices: (choices: readonly SearchChoice[]) => void;
  readonly onChoose: (choice: SearchChoice) => void;
  readonly onReturn: () => void;
}
