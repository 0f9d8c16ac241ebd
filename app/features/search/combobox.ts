import type { KeyboardEvent } from 'react'

/** What a text field says of the lists it controls (WAI-ARIA combobox). */
export interface ComboboxPopup {
  /** Ids of the lists, for `aria-controls`. */
  listIds?: string
  /** Id of the option that Enter takes, for `aria-activedescendant`. */
  activeId?: string
}

/** Handles a key of the text field; true when it was the lists' own. */
export type KeyHandler = (event: KeyboardEvent) => boolean
