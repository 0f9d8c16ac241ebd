/** Ingredients with more words than this are collapsed (PDP-023). */
const MAX_SHOWN_WORDS = 55

/** Returns the first words of a text, or undefined if the whole text is short enough. */
export function firstWords(text: string, count = MAX_SHOWN_WORDS): string | undefined {
  const words = text.trim().split(/\s+/)
  return words.length > count ? words.slice(0, count).join(' ') : undefined
}
