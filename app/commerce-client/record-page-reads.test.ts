import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { announceReads, recordReads, withContentChanges } from '@/lib/content-changes.server'
import { recordPageReads } from './record-page-reads.server'

/**
 * The tags in the `X-Reads` header of a page that runs `read`; undefined means that there is no
 * header and any change may affect the page.
 */
function readsOf(read: () => Promise<unknown>): Promise<string[] | undefined> {
  return withContentChanges(async () => {
    await read()
    const res = new ServerResponse(new IncomingMessage(new Socket()))
    announceReads(res)
    const header = res.getHeader('X-Reads')
    if (header === undefined) return undefined
    return String(header).split(' ').map(decodeURIComponent).filter(Boolean).sort()
  })
}

test('a page depends on every product in its answers, and on those that do not exist yet', async () => {
  const answer = {
    data: [
      { id: 'box', variants: [{ productId: 'box-9' }, { productId: 'box-18' }] },
      { id: 'bar-1', master: { masterId: 'bar' } },
      { id: 'set', setProducts: [{ id: 'one', variants: [{ productId: 'one-2' }] }] },
      { id: 'bundle', bundledProducts: [{ product: { id: 'part' }, quantity: 2 }] },
    ],
  }
  const options = { parameters: { ids: ['box', 'missing'] } }
  const read = () => recordPageReads('shopperProducts', options, Promise.resolve(answer))
  const ids = ['bar', 'bar-1', 'box', 'box-18', 'box-9', 'bundle', 'missing', 'one', 'one-2']
  expect(await readsOf(read)).toEqual([...ids, 'part', 'set'].map((id) => `product:${id}`))
})

test('a page with a search is a list, also when that failed', async () => {
  const search = () =>
    recordPageReads('shopperSearch', {}, Promise.reject(new Error('away'))).catch(() => undefined)
  expect(await readsOf(search)).toEqual(['list'])
})

test('a page that has read of very much depends on anything', async () => {
  const tags = Array.from({ length: 501 }, (_, index) => `product:${index}`)
  expect(await readsOf(async () => recordReads(tags))).toBeUndefined()
  expect(await readsOf(async () => undefined)).toEqual([])
})
