import fc from 'fast-check'
import { EventLoopTurns } from '../../db/event-loop-turns'
import { sortInTurns } from './sort-in-turns'
import { ranksOf, rankTexts } from './text-ranks'

test('texts are sorted as by `sort`', async () => {
  const words = Array.from({ length: 4_500 }, (_, at) => `w${(at * 7919) % 4_001}`)
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string()), async (texts) => {
      const all = [...texts, ...words]
      expect(await sortInTurns(all, new EventLoopTurns())).toEqual([...all].sort())
    }),
    { numRuns: 20 },
  )
})

test('texts have the same ranks whether they are ranked at once or in turns', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.option(fc.constantFrom('Éclair', 'eclair', 'Bar', ''))),
      async (texts) => {
        const inTurns = [...texts]
        await rankTexts(inTurns)
        expect(ranksOf(inTurns)).toEqual(ranksOf([...texts]))
      },
    ),
  )
})

test('other work is done while many texts are ranked', async () => {
  let turns = 0
  let isDone = false
  const count = () => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  await rankTexts(Array.from({ length: 100_000 }, (_, at) => `Crème ${(at * 7919) % 90_001}`))
  isDone = true
  expect(turns).toBeGreaterThan(2)
})
