import { Findings } from '../../archives/findings'
import { ElementReader } from '../../archives/element-stream'
import { readSearch } from './read-search'

const read = (xml: string) => {
  const [root] = new ElementReader({ containers: new Set() }).read(xml)
  const reading = {
    file: 'search.xml',
    findings: new Findings(),
    definitions: new Map(),
    mode: 'replace' as const,
  }
  return root && readSearch(reading, root)
}

test('search settings in the older format are read', () => {
  const setting = read(`<search>
    <stopwords><stopword-group xml:lang="x-default">the,of</stopword-group></stopwords>
    <synonyms><synonym-group xml:lang="es">dulce, caramelo</synonym-group><synonym-group/></synonyms>
    <hypernyms><hypernym-group xml:lang="x-default"><hyponyms>almond,pecan</hyponyms>
      <hypernym>nut</hypernym></hypernym-group></hypernyms>
    <redirects><redirect><keywords>gift cards</keywords><category-redirect category-id="cards"/></redirect>
      <redirect><keywords>tea</keywords><product-redirect product-id="410010"/></redirect></redirects>
    <suggestions><custom-phrases xml:lang="x-default"><phrase>sea salt</phrase></custom-phrases></suggestions>
    <compound-words><compound-word>sugarfree,sugar,free</compound-word></compound-words>
    <category-exclusions><category-exclusion>hidden</category-exclusion></category-exclusions>
  </search>`)
  expect(setting).toMatchObject({
    stopWords: ['the', 'of'],
    synonyms: [{ locale: 'es', words: ['dulce', 'caramelo'] }],
    hypernyms: [{ hyponyms: ['almond', 'pecan'], hypernyms: ['nut'] }],
    redirects: [
      { phrase: 'gift cards', target: 'category:cards' },
      { phrase: 'tea', target: 'product:410010' },
    ],
    suggestionPhrases: ['sea salt'],
    compounds: [{ words: ['sugarfree', 'sugar', 'free'] }],
    excludedCategoryIds: ['hidden'],
  })
})

test('deleted search settings are ignored', () => {
  const setting = read(`<search><stopword-list mode="delete" xml:lang="x-default"/>
    <synonym-list mode="delete" xml:lang="x-default"><synonyms>a,b</synonyms></synonym-list></search>`)
  expect(setting).toMatchObject({ stopWords: [], synonyms: [] })
})
