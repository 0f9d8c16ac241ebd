import { generationOf } from '@/lib/change-generations.server'
import { applyShopChanges } from './follow-shop-changes'
import { concerns, readTags, type PageChange } from './page-change'
import { parseShopChanges } from './shop-change'

const product = { siteId: 'main', tags: readTags('product%3Abox product%3Abox-9') }
const list = { siteId: 'main', tags: readTags('list product%3Abar') }
const text = { siteId: 'other', tags: readTags('') }
const anything = { siteId: 'other' }

/**
 * Returns the effects of an event: outdated pages, sites whose status is checked again, data that
 * is read again.
 */
function apply(data: string) {
  const changes: PageChange[] = []
  const doubted: (string | undefined)[] = []
  const before = { content: generationOf('content'), site: generationOf('site') }
  applyShopChanges(parseShopChanges(data), {
    pages: { outdate: (more) => void changes.push(...more) },
    status: { doubt: (siteId) => void doubted.push(siteId) },
  })
  const pages = Object.entries({ product, list, text, anything })
  const outdated = pages.flatMap(([name, reads]) =>
    changes.some((change) => concerns(change, reads)) ? [name] : [],
  )
  const anew = (['content', 'site'] as const).filter((one) => generationOf(one) > before[one])
  return { outdated: outdated.join(' '), doubted, anew }
}

const ALL = 'product list text anything'

test.each([
  ['content', '[{"kind":"content"}]', ALL, ['content']],
  ['something unknown', '[{"kind":"weather"}]', ALL, ['content', 'site']],
  ['the catalogue', '[{"kind":"catalog"}]', ALL, []],
  ['a variant’s price', '[{"kind":"price","ids":["box-9"]}]', 'product list anything', []],
  ['any price', '[{"kind":"price"}]', ALL, []],
  ['a product', '[{"kind":"product","ids":["bar"]}]', 'list anything', []],
  ['stock', '[{"kind":"stock","ids":["box"]}]', 'product anything', []],
  ['stock nobody shows', '[{"kind":"stock","ids":["x"]}]', 'anything', []],
  ['promotions of a site', '[{"kind":"promotion","site":"main"}]', 'product list', []],
  ['what a site’s searches find', '[{"kind":"search","site":"main"}]', 'list', []],
  ['a site', '[{"kind":"site","site":"other"}]', 'text anything', ['site']],
  ['nothing', '[]', '', []],
])('a change of %s concerns the pages that show it', (_name, data, outdated, anew) => {
  expect(apply(data)).toMatchObject({ outdated, anew })
})

test('a site that may have closed is asked again', () => {
  expect(apply('[{"kind":"site","site":"main"},{"kind":"content"}]').doubted).toEqual(['main'])
  expect(apply('[{"kind":"everything"}]').doubted).toEqual([undefined])
})
