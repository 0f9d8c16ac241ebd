import fc from 'fast-check'
import { EventLoopTurns } from '../../db/event-loop-turns'
import { sortInTurns } from './sort-in-turns'
import { rankChanged, ranksOf, rankTexts } from './text-ranks'

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

const someTexts = fc.array(
  fc.option(fc.constantFrom('Éclair', 'eclair', 'Bar', '', 'bark', 'Zest')),
  { maxLength: 12 },
)

test('changed texts are placed as if all were ranked anew', async () => {
  await fc.assert(
    fc.asyncProperty(someTexts, someTexts, someTexts, async (first, second, third) => {
      await rankTexts(first)
      await rankChanged(first, second)
      expect(ranksOf(second)).toEqual(ranksOf([...second]))
      await rankChanged(second, third)
      expect(ranksOf(third)).toEqual(ranksOf([...third]))
    }),
  )
})

/** @returns how often something else was done meanwhile */
async function countTurns(work: () => Promise<void>): Promise<number> {
  let turns = 0
  let isDone = false
  const count = () => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  await work()
  isDone = true
  return turns
}

test('other work is done while many texts are ranked, and a changed one is placed at once', async () => {
  const texts = Array.from({ length: 100_000 }, (_, at) => `Crème ${(at * 7919) % 90_001}`)
  expect(await countTurns(() => rankTexts(texts))).toBeGreaterThan(2)
  const renamed = texts.map((text, at) => (at === 5 ? 'Nougat' : text))
  expect(await countTurns(() => rankChanged(texts, renamed))).toBe(0)
  expect(ranksOf(renamed)).toEqual(ranksOf([...renamed]))
})
