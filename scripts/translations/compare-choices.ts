import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

export type Messages = Readonly<Record<string, string>>

/**
 * Lists what `formatjs verify` does not see in a translation: empty texts, and choices other than
 * the English ones. Categories of plurals may differ between languages, exact values (`=0`) not.
 */
export function compareChoices(english: Messages, translation: Messages): string[] {
  return Object.entries(translation).flatMap(([id, text]) => {
    if (text.trim() === '') return [`${id} is empty`]
    const wanted = choicesOf(parse(english[id] ?? text)).join(', ')
    const given = choicesOf(parse(text)).join(', ')
    return wanted === given ? [] : [`${id} chooses by ${given || 'nothing'}, not ${wanted}`]
  })
}

function choicesOf(elements: readonly MessageFormatElement[]): string[] {
  const found = elements.flatMap((element): string[] => {
    if (element.type === TYPE.tag) return choicesOf(element.children)
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return []
    const keys = Object.keys(element.options)
    const own = element.type === TYPE.select ? keys : keys.filter((key) => key.startsWith('='))
    const inside = Object.values(element.options).flatMap(({ value }) => choicesOf(value))
    return [...(own.length > 0 ? [`${element.value}: ${own.sort().join(' ')}`] : []), ...inside]
  })
  return [...new Set(found)].sort()
}
