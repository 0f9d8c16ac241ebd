import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Messages } from './extract-messages'

export interface Findings {
  /** Ids that are missing in the translation. */
  missing: string[]
  /** Ids in the translation that the code no longer uses. */
  leftOver: string[]
  /**
   * Errors in the other texts: arguments that differ from the English ones, or invalid ICU syntax.
   */
  faults: string[]
}

/** Compares a translation with the English texts of the code. */
export function compareMessages(english: Messages, translation: Messages): Findings {
  const faults = Object.entries(english).flatMap(([id, text]) => {
    const translated = translation[id]
    return translated === undefined ? [] : faultsOf(id, text, translated)
  })
  return {
    missing: Object.keys(english).filter((id) => translation[id] === undefined),
    leftOver: Object.keys(translation).filter((id) => english[id] === undefined),
    faults,
  }
}

function faultsOf(id: string, english: string, translated: string): string[] {
  if (translated.trim() === '') return [`${id} is empty`]
  try {
    const [wanted, given] = [argumentsOf(english), argumentsOf(translated)]
    return wanted.join() === given.join()
      ? []
      : [`${id} takes ${given.join(', ') || 'nothing'}, not ${wanted.join(', ') || 'nothing'}`]
  } catch (error) {
    return [`${id} is no ICU message: ${error instanceof Error ? error.message : String(error)}`]
  }
}

/**
 * Returns the arguments of a message, each once: `{count, plural}`, `{rating, select: 1 2 other}`,
 * `<link>`. The categories of a plural may differ between languages; its exact values (`=0`) must
 * not.
 */
function argumentsOf(message: string): string[] {
  const found = new Set<string>()
  const visit = (elements: MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue
      found.add(nameOf(element))
      if (element.type === TYPE.tag) visit(element.children)
      if (element.type === TYPE.select || element.type === TYPE.plural)
        for (const { value } of Object.values(element.options)) visit(value)
    }
  }
  visit(parse(message))
  return [...found].sort()
}

function nameOf(element: MessageFormatElement): string {
  switch (element.type) {
    case TYPE.tag:
      return `<${element.value}>`
    case TYPE.number:
    case TYPE.date:
    case TYPE.time:
      return `{${element.value}, ${TYPE[element.type]}}`
    case TYPE.select:
      return `{${element.value}, select: ${Object.keys(element.options).sort().join(' ')}}`
    case TYPE.plural: {
      const exact = Object.keys(element.options).filter((key) => key.startsWith('='))
      return `{${[element.value, 'plural', ...exact.sort()].join(', ')}}`
    }
    case TYPE.argument:
      return `{${element.value}}`
    case TYPE.literal:
    case TYPE.pound:
      return ''
  }
}
