import { ENGLISH } from './en'
import { SPANISH } from './es'
import type { Words } from './words.types'

/** The languages of the engine's own texts. */
export const LANGUAGES: Words[] = [ENGLISH, SPANISH]

/** @param locale as in the APIs: `es-US`. English for languages without a translation. */
export function wordsIn(locale?: string): Words {
  const language = locale?.toLowerCase().split('-')[0]
  return LANGUAGES.find((words) => words.language === language) ?? ENGLISH
}
