import { SearchSetting } from '../../search/search-setting.schemas'
import { localeOf } from '../localized'
import { part } from '../record-fields'
import { readRecord, type Named } from './read-record'
import type { Reading } from './parse-records'
import {
  children,
  child,
  descend,
  flagOf,
  numberOf,
  textOf,
  type XmlElement,
} from '../../archives/xml-element'

const SYNONYMS = lists(['synonym-list', 'synonyms'], ['synonyms', 'synonym-group'])
const STOP_WORDS = lists(['stopword-list', 'stopwords'], ['stopwords', 'stopword-group'])
const COMPOUNDS = lists(
  ['compound-word-list', 'compound-words'],
  ['compound-words', 'compound-word'],
)
const EXCLUSIONS = lists(
  ['category-exclusion-list', 'category-exclusions'],
  ['category-exclusions', 'category-exclusion'],
)

const FIELDS = {
  searchableAttributes: part('searchable-attributes', (root) =>
    descend(root, 'searchable-attributes', 'searchable-attribute').map((attribute) => ({
      attributeId: textOf(attribute, 'attribute-path')?.replace(/^product\./, '') ?? '',
      boost: numberOf(attribute, 'boost') ?? 1,
    })),
  ),
  synonyms: SYNONYMS,
  stopWords: part(STOP_WORDS.paths, (root) => [
    ...new Set(STOP_WORDS.read(root).flatMap(({ words }) => words)),
  ]),
  hypernyms: part(['hypernym-list', 'hypernyms'], readHypernyms),
  compounds: COMPOUNDS,
  stemmingExceptions: part('stemming-exception-list', (root) =>
    children(root, 'stemming-exception-list').flatMap((list) =>
      children(list, 'stemming-exception-rule').map((rule) => ({
        locale: localeOf(list),
        words: toWords(textOf(rule, 'stemming-exceptions')),
        stem: textOf(rule, 'stem') ?? '',
      })),
    ),
  ),
  excludedCategoryIds: part(EXCLUSIONS.paths, (root) =>
    EXCLUSIONS.read(root).flatMap(({ words }) => words),
  ),
  redirects: part(['redirect-list', 'redirects'], readRedirects),
  suggestionPhrases: part(['suggestion-list', 'suggestions'], readPhrases),
}

export function readSearch(reading: Reading, root: XmlElement): Named<SearchSetting> | undefined {
  return readRecord(reading, root, {
    id: '',
    schema: SearchSetting,
    fields: FIELDS,
    isTolerant: true,
  })
}

/** Splits text at commas, semicolons, bars and line breaks. */
function toWords(text: string | undefined): string[] {
  return (text ?? '')
    .split(/[,;|\n\r]/)
    .map((word) => word.trim())
    .filter(Boolean)
}

function lists(
  now: readonly [list: string, group: string],
  before: readonly [list: string, group: string],
) {
  const read = (root: XmlElement) =>
    [now, before].flatMap(([list, group]) =>
      children(root, list)
        .filter(({ attributes }) => attributes['mode'] !== 'delete')
        .flatMap((element) =>
          children(element, group).map((inner) => ({
            locale: localeOf(inner) ?? localeOf(element),
            words: toWords(inner.text),
          })),
        )
        .filter(({ words }) => words.length > 0),
    )
  return { ...part([now[0], before[0]], read), read }
}

function readHypernyms(root: XmlElement) {
  const now = children(root, 'hypernym-list').flatMap((list) =>
    children(list, 'hypernym-rule').map((rule) => ({ list, rule, name: 'hypernyms' })),
  )
  const before = descend(root, 'hypernyms', 'hypernym-group').map((rule) => ({
    list: rule,
    rule,
    name: 'hypernym',
  }))
  return [...now, ...before].map(({ list, rule, name }) => ({
    locale: localeOf(list),
    hyponyms: toWords(textOf(rule, 'hyponyms')),
    hypernyms: toWords(textOf(rule, name)),
  }))
}

const TARGETS = [
  ['category-redirect', ['category:', 'category-id']],
  ['product-redirect', ['product:', 'product-id']],
  ['page-redirect', ['content:', 'page-id']],
  ['url-redirect', ['', 'target-url']],
] as const
const NO_TARGET = ['', ['', '']] as const

/** Reads the redirects; a target is a URL, or `category:…`, `product:…`, `content:…`. */
function readRedirects(root: XmlElement) {
  const redirects = [
    ...descend(root, 'redirect-list', 'redirect'),
    ...descend(root, 'redirects', 'redirect'),
  ]
  return redirects.flatMap((redirect) => {
    const [name, [prefix, attribute]] = TARGETS.find(([one]) => child(redirect, one)) ?? NO_TARGET
    if (name === '') return []
    const online = flagOf(redirect, 'online-flag') ?? true
    const target = child(redirect, name)?.attributes[attribute]
    return children(redirect, 'keywords')
      .flatMap(({ text }) => toWords(text))
      .map((phrase) => ({
        phrase,
        target: target && `${prefix}${target}`,
        ...(online !== true && { online }),
      }))
  })
}

function readPhrases(root: XmlElement): string[] {
  const now = descend(root, 'suggestion-list', 'suggestions').flatMap(({ text }) => toWords(text))
  const before = descend(root, 'suggestions', 'custom-phrases', 'phrase').map(({ text }) => text)
  return [...new Set([...now, ...before])]
}
