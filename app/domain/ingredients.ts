/** Ingredients longer than this are folded (PDP-023). */
const MAX_SHOWN_WORDS = 55

/** The first words of a text, or undefined when it is short enough to be shown whole. */
export function firstWords(text: string, count = MAX_SHOWN_WORDS): string | undefined {
  const words = text.trim().split(/\s+/)
  return words.length > count ? words.slice(0, count).join(' ') : undefined
}
