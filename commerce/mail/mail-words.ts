import { ENGLISH } from './mail-words.en'
import { SPANISH } from './mail-words.es'
import type { MailWords } from './mail-words.types'

/** @param locale as in the APIs; English if a mail is not translated. */
export function inLanguage<Words>({ en, es }: { en: Words; es: Words }, locale?: string): Words {
  return locale?.split('-')[0] === 'es' ? es : en
}

export function mailWords(locale?: string): MailWords {
  return inLanguage({ en: ENGLISH, es: SPANISH }, locale)
}
