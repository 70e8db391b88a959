import type { SearchChoice } from './use-combobox';

/** What the search field hands to its suggestions, and they to their lists. */
export interface SuggestionsProps {
  readonly id: string;
  readonly label: string;
  /** What is typed, clean. */
  readonly keyword: string;
  /** Whether the list may be asked for and shown. */
  readonly isWanted: boolean;
  readonly isOpen: boolean;
  /** Index of the choice that the arrows are on; -1 for none. */
  readonly active: number;
  /** Hands the choices to the text field, whose arrow keys walk through them; the same array stays the same. */
  readonly onChoices: (choices: readonly SearchChoice[]) => void;
  readonly onChoose: (choice: SearchChoice) => void;
  /** Gives the focus back to the text field. */
  readonly onReturn: () => void;
}
