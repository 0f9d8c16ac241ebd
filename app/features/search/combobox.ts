import type { KeyboardEvent } from 'react'

/** The ARIA attributes of a text field that controls lists (WAI-ARIA combobox). */
export interface ComboboxPopup {
  /** Ids of the lists, for `aria-controls`. */
  listIds?: string
  /** Id of the option that Enter takes, for `aria-activedescendant`. */
  activeId?: string
}

/** Handles a key of the text field; true when it was the lists' own. */
export type KeyHandler = (event: KeyboardEvent) => boolean
