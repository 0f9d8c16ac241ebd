/** The most characters of a box's name. */
export const BOX_NAME_LENGTH = 40

// no control characters, line breaks or halves of a character, nothing that reverses a text's direction
const UNSHOWN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Whether a text may name a box that a shopper filled: one short line of plain text. */
export function isBoxName(text: string): boolean {
  return [...text].length <= BOX_NAME_LENGTH && VISIBLE.test(text) && text.search(UNSHOWN) < 0
}

/** What a shopper typed as a name, without what none may hold; empty for no name. */
export function toBoxName(typed: string): string {
  const line = typed.replace(/\s+/g, ' ').replace(UNSHOWN, '').trim()
  const name = [...line].slice(0, BOX_NAME_LENGTH).join('').trim()
  return VISIBLE.test(name) ? name : ''
}
