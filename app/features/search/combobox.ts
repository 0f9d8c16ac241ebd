import type { KeyboardEvent } from 'react'

/** The ARIA attributes of a text field that controls lists (WAI-ARIA combobox). */
export interface ComboboxPopup {
  /** Ids of the lists, for `aria-controls`. */
  listIds?: string
  /** Id of the option that Enter opens, for `aria-activedescendant`. */
  activeId?: string
}

/** Handles a key event of the text field; returns `true` if the lists have consumed it. */
export type KeyHandler = (event: KeyboardEvent) => boolean
