import { SearchSetting } from '../../search/search-setting.schemas'
import type { ArchiveFile } from '../archive-file'
import { group, leaf, node, type XmlNode, type XmlNodes } from '../xml/xml-node'
import { siteFile, type SiteContext } from './site-context'

const TARGET = /^(category|product|content):(.*)$/s
const TARGETS: Readonly<Record<string, readonly [element: string, attribute: string]>> = {
  category: ['category-redirect', 'category-id'],
  product: ['product-redirect', 'product-id'],
  content: ['page-redirect', 'page-id'],
}

/** Yields a site's `search2.xml`, if it has settings of its own. */
export async function* exportSearch(context: SiteContext): AsyncGenerator<ArchiveFile> {
  const { db, site } = context
  const row = await db
    .selectFrom('search_setting')
    .select('definition')
    .where('site_id', '=', site.id)
    .executeTakeFirst()
  if (!row) return
  const nodes = settingNodes(SearchSetting.parse(row.definition))
  yield siteFile(context, 'search2', ['search', 'search2/2010-02-19'], nodes)
}

function settingNodes(setting: SearchSetting): XmlNodes {
  return [
    group(
      'searchable-attributes',
      setting.searchableAttributes.map(({ attributeId, boost }) =>
        node('searchable-attribute', [
          leaf('attribute-path', `product.${attributeId}`),
          leaf('boost', boost),
        ]),
      ),
    ),
    wordList('stopword-list', 'stopwords', [{ words: setting.stopWords }]),
    wordList('synonym-list', 'synonyms', setting.synonyms),
    (setting.hypernyms ?? []).map(({ locale, hyponyms, hypernyms }) =>
      list('hypernym-list', locale, [
        node('hypernym-rule', [
          leaf('hyponyms', hyponyms.join(', ')),
          leaf('hypernyms', hypernyms.join(', ')),
        ]),
      ]),
    ),
    group('redirect-list', setting.redirects.map(redirectNode)),
    wordList(
      'suggestion-list',
      'suggestions',
      setting.suggestionPhrases.map((phrase) => ({ words: [phrase] })),
    ),
    wordList('compound-word-list', 'compound-words', setting.compounds),
    wordList('category-exclusion-list', 'category-exclusions', [
      { words: setting.excludedCategoryIds ?? [] },
    ]),
    (setting.stemmingExceptions ?? []).map(({ locale, words, stem }) =>
      list('stemming-exception-list', locale, [
        node('stemming-exception-rule', [
          leaf('stemming-exceptions', words.join(', ')),
          leaf('stem', stem),
        ]),
      ]),
    ),
  ].flat()
}

interface Words {
  locale?: string
  words: readonly string[]
}

/** Returns a list for each run of groups in one language, so that the groups keep their order. */
function wordList(name: string, item: string, groups: readonly Words[] | undefined): XmlNodes {
  const runs: { locale?: string; nodes: XmlNode[] }[] = []
  for (const { locale, words } of groups ?? []) {
    const nodes = leaf(item, words.join(', '))
    const last = runs.at(-1)
    if (last && last.locale === locale) last.nodes.push(...nodes)
    else if (nodes.length > 0) runs.push({ locale, nodes: [...nodes] })
  }
  return runs.map(({ locale, nodes }) => list(name, locale, nodes))
}

function list(name: string, locale: string | undefined, nodes: XmlNodes): XmlNode {
  return node(name, nodes, { 'xml:lang': locale ?? 'x-default' })
}

function redirectNode({ phrase, target, online }: SearchSetting['redirects'][number]): XmlNode {
  const [, kind = '', id = ''] = TARGET.exec(target) ?? []
  const [element, attribute] = TARGETS[kind] ?? ['url-redirect', 'target-url']
  return node('redirect', [
    leaf('keywords', phrase, { 'xml:lang': 'x-default' }),
    leaf('online-flag', online ?? true),
    node(element, [], { [attribute]: kind === '' ? target : id }),
  ])
}
