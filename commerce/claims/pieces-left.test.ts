import { randomUUID } from 'node:crypto'
import { BY, useClaims } from './testing/use-claims'

const { office, placeSent, claim } = useClaims()
const statusOf = (work: Promise<{ status: number } | void>) =>
  work.then(
    (answer) => answer?.status ?? 200,
    (error: { status?: number }) => error.status,
  )

async function place(boxes: number) {
  const sent = await placeSent(boxes)
  const { orderNo, itemId } = sent
  const itemsOf = (quantity: number) => [{ itemId, quantity }]
  return {
    /** By default of too much to be decided by rules. */
    claim: (pieces = 1, kind = 'late') => statusOf(claim(sent, { kind, items: itemsOf(pieces) })),
    replace: (pieces = 1) => {
      const request = { id: randomUUID(), items: itemsOf(pieces), reason: 'Melted' }
      return statusOf(office().replaceItems(orderNo, request, BY))
    },
  }
}

test('what is claimed is not replaced besides, and what is replaced is not claimed', async () => {
  const { claim, replace } = await place(3)
  expect(await claim()).toBe(200)
  expect(await replace(3)).toBe(409)
  expect(await replace()).toBe(200)
  expect(await claim(2)).toBe(409)
  expect(await claim(1, 'broken')).toBe(200)
  expect(await replace()).toBe(409)
})

test('of a claim and a replacement at once, one gets the piece', async () => {
  const { claim, replace } = await place(1)
  const statuses = await Promise.all([claim(), replace(), claim(1, 'missing'), replace()])
  expect(statuses.sort()).toEqual([200, 409, 409, 409])
})
