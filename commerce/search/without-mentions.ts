import type { Locale } from '../sites/locale'
import type { Site } from '../sites/site.service'
import { removeFrom, type BitSet } from './memory/bit-set'
import type { LoadedSite, LocaleTexts } from './memory/loaded-site'
import type { SiteIndex } from './memory/site-index'
import { formsOf } from './memory/word-matches'
import { toSynonymRules } from './synonyms.rules'
import { toWords } from './words.rules'

/** Leaves out what mentions the words in a language of the site, unless its name says `x free`. */
export async function withoutMentions(
  site: Site,
  { index, textsIn }: LoadedSite,
  denied: readonly string[],
  locale: Locale,
  within: BitSet,
): Promise<BitSet> {
  if (denied.length === 0) return within
  const left = within.slice()
  for (const id of new Set([locale.id, site.defaultLocale, ...site.locales])) {
    const texts = await textsIn(id === locale.id ? locale : { id, chain: [id, id.slice(0, 2)] })
    for (const word of denied) {
      const mentioned = await listForms(index, texts, word)
      for (const ordinal of mentioned.flatMap((form) => [
        ...texts.text.postingsOf(form).ordinals,
      ])) {
        const isWithout = saysWithout(texts, mentioned, ordinal)
        if (!isWithout) removeFrom(left, ordinal)
      }
    }
  }
  return left
}

/** Returns the numbers of a word, its other forms, and the words that mean the same. */
async function listForms({ setting }: SiteIndex, texts: LocaleTexts, word: string) {
  const { text, stems, locale } = texts
  const same = toSynonymRules(setting, locale.chain)
    .filter(({ phrase }) => phrase.join(' ') === word)
    .flatMap(({ alternatives }) => alternatives.filter(({ length }) => length === 1).flat())
  const words = [word, ...same]
  const stemmed = await stems.stem(words)
  return [...new Set(words.flatMap((one, at) => formsOf(text, one, stemmed[at] ?? one)))]
}

/** Whether the name says so: `Coffee-Free Truffles`, `Trufas sin café`. */
function saysWithout({ text, names }: LocaleTexts, forms: readonly number[], ordinal: number) {
  const words = toWords(names[ordinal] ?? '')
  return words.some((word, at) => {
    const isWithout = words[at + 1] === 'free' || /^(?:sin|no|without)$/.test(words[at - 1] ?? '')
    return isWithout && forms.some((form) => text.wordOf(form) === word)
  })
}
