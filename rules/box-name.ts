export const BOX_NAME_LENGTH = 40

// control characters, line breaks, unpaired surrogates, and characters that change the direction of
// text
const UNSHOWN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

export function isBoxName(text: string): boolean {
  return [...text].length <= BOX_NAME_LENGTH && VISIBLE.test(text) && text.search(UNSHOWN) < 0
}

/** Removes invalid characters from a typed name; empty if nothing remains. */
export function toBoxName(typed: string): string {
  const line = typed.replace(/\s+/g, ' ').replace(UNSHOWN, '').trim()
  const name = [...line].slice(0, BOX_NAME_LENGTH).join('').trim()
  return VISIBLE.test(name) ? name : ''
}
