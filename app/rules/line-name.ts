interface Option {
  name: string
  value: string
}

/**
 * Removes the chosen values from a name, because a line shows them below it: 'Assortment, 6 Pieces,
 * Ivory Wrap' with the size '6 Pieces' and the wrap 'Ivory' → 'Assortment'. Other parts of the name
 * stay.
 */
export function withoutOptions(name: string, options: readonly Option[]): string {
  const start = name.lastIndexOf(', ')
  if (start <= 0) return name
  const part = name.slice(start + 2).toLowerCase()
  const isRepeated = options.some((option) => isOptionValue(part, option))
  return isRepeated ? withoutOptions(name.slice(0, start), options) : name
}

/** Returns whether a part of a name repeats an option: 'ivory wrap' repeats the wrap 'Ivory'. */
function isOptionValue(part: string, { name, value }: Option): boolean {
  const chosen = value.toLowerCase()
  if (chosen === '') return false
  if (part === chosen) return true
  const own = name.toLowerCase().split(' ')
  return own.some((word) => part === `${chosen} ${word}` || part === `${word} ${chosen}`)
}
