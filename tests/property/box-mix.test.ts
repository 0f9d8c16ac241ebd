import fc from 'fast-check'
import { firstOpenStep } from '../../app/rules/box-progress'
import { writeCustomMix } from '../../app/rules/custom-mix'
import { findMixProblem } from '../../commerce/baskets/items/custom-mix.rules'
import { testFacts, testItem, testProduct } from '../../commerce/testing/basket-facts-for-tests'
import {
  fitPieces,
  mixFault,
  redistribute,
  stepPiece,
  toBagQuantities,
  togglePiece,
  totalOf,
  type MixPiece,
} from '../../rules/box-mix'
import { toBoxRules, type BoxAttributes, type BoxRules } from '../../rules/box-rules'
import { fillUp, surprise } from '../../rules/fill-box'

const IDS = ['nut', 'fig', 'mint', 'rose', 'salt', 'lime']
const RUN = { seed: 20_261_123, numRuns: 300 }

/** A box being filled; its size may change on the way. */
interface Box {
  attributes: BoxAttributes
  rules: BoxRules
  pieces: MixPiece[]
}
type Action = (box: Box) => Partial<Box>

const toRules = (attributes: BoxAttributes) =>
  toBoxRules(attributes, { isLollypops: false, flavorLimit: 10 })

const anyAttributes = fc.record({
  maxPiecesUnits: fc.integer({ min: 1, max: 120 }),
  customMixUnitIncrement: fc.integer({ min: 1, max: 12 }),
  customMixFlavorLimit: fc.integer({ min: 1, max: 6 }),
  customMixUnitType: fc.constantFrom('pieces', 'percent'),
})
const anyId = fc.constantFrom(...IDS)
const anyChance = fc.double({ min: 0, max: 0.999, noNaN: true })
const anyPieces = fc.array(
  fc.record({ id: anyId, qty: fc.oneof(fc.integer({ min: 0, max: 200 }), fc.double()) }),
  { maxLength: 8 },
)

const does =
  (change: (rules: BoxRules, pieces: MixPiece[]) => MixPiece[]): Action =>
  ({ rules, pieces }) => ({ pieces: change(rules, pieces) })

const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 3, arbitrary: anyId.map((id) => does((of, pieces) => togglePiece(of, pieces, id))) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(anyId, fc.constantFrom<1 | -1>(1, -1))
      .map(([id, by]) => does((of, pieces) => stepPiece(of, pieces, id, by))),
  },
  fc.constant(does(redistribute)),
  anyChance.map((chance) => does((of, pieces) => surprise(of, pieces, IDS, () => chance))),
  anyChance.map((chance) => does((of, pieces) => fillUp(of, pieces, { random: () => chance }))),
  fc.tuple(anyChance, fc.integer({ min: 0, max: 40 })).map(([chance, stock]) =>
    does((of, pieces) => {
      const isEnough = (id: string, qty: number) => id !== 'nut' || qty <= stock
      return fillUp(of, pieces, { random: () => chance, isEnough })
    }),
  ),
  // pieces from another tab or from a link
  anyPieces.map((pieces) => does((of) => fitPieces(of, pieces))),
  anyAttributes.map((attributes): Action => ({ pieces }) => {
    const rules = toRules(attributes)
    return { attributes, rules, pieces: fitPieces(rules, pieces) }
  }),
)
const anyActions = fc.array(anyAction, { maxLength: 30 })

function fill(attributes: BoxAttributes, actions: readonly Action[], onStep?: (box: Box) => void) {
  let box: Box = { attributes, rules: toRules(attributes), pieces: [] }
  for (const act of actions) {
    box = { ...box, ...act(box) }
    onStep?.(box)
  }
  return box
}

/** Returns the names of the rules that a box breaks; they must hold at any time. */
function brokenRules({ rules, pieces }: Box): string[] {
  const { maximum, increment, flavors } = rules
  const rests = pieces.map(({ qty }) => qty % increment).filter((rest) => rest !== 0)
  const truths = {
    'never too much': totalOf(pieces) <= maximum,
    'never less than nothing': pieces.every(({ qty }) => qty >= 0 && Number.isInteger(qty)),
    'no flavor too many': pieces.length <= flavors,
    'each piece once': new Set(pieces.map(({ id }) => id)).size === pieces.length,
    'one odd rest at most, that of the maximum':
      rests.length <= 1 && rests.every((rest) => rest === maximum % increment),
    'once fitting, always fitting': sameMix(fitPieces(rules, pieces), pieces),
  }
  return Object.entries(truths).flatMap(([name, isTrue]) => (isTrue ? [] : [name]))
}

const sameMix = (one: readonly MixPiece[], other: readonly MixPiece[]) =>
  JSON.stringify(one) === JSON.stringify(other)

test('whatever is done to a box, it holds what a box may hold [BOX-006, BOX-008, BOX-009, BOX-010]', () => {
  fc.assert(
    fc.property(anyAttributes, anyActions, (attributes, actions) => {
      fill(attributes, actions, (box) => {
        const broken = brokenRules(box)
        if (broken.length > 0) throw new Error(JSON.stringify({ broken, box }))
      })
    }),
    RUN,
  )
})

test('shared out evenly a box is full, the remainder at the first ones, and stays as it is [BOX-007, BOX-030]', () => {
  fc.assert(
    fc.property(anyAttributes, fc.subarray(IDS, { minLength: 1 }), (attributes, ids) => {
      const rules = toRules(attributes)
      const chosen = ids.slice(0, rules.flavors).map((id) => ({ id, qty: 0 }))
      const even = redistribute(rules, chosen)
      const steps = even.map(({ qty }) => Math.floor(qty / rules.increment))
      expect(totalOf(even)).toBe(rules.maximum)
      expect(steps).toEqual([...steps].sort((one, other) => other - one))
      expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(1)
      expect(redistribute(rules, even)).toEqual(even)
      expect(mixFault(rules, even)).toBe(chosen.length === rules.flavors ? undefined : 'flavors')
    }),
    RUN,
  )
})

const facts = (attributes: BoxAttributes) =>
  testFacts([
    testProduct('box', { isCustomMix: true, ...attributes }),
    ...IDS.map((id) => testProduct(id, { isCustomMixPiece: true })),
  ])

test('what the builder calls finished the engine takes, and nothing else', () => {
  const seen = { finished: 0, unfinished: 0 }
  fc.assert(
    fc.property(
      anyAttributes,
      anyActions,
      fc.boolean(),
      anyChance,
      (first, actions, isFilled, chance) => {
        const { attributes, rules, pieces } = fill(first, actions)
        const last = isFilled ? fillUp(rules, pieces, { random: () => chance }) : pieces
        const step = firstOpenStep({ isBegun: true, rules, pieces: last })
        const isFinished = step === 'review-box'
        seen[isFinished ? 'finished' : 'unfinished'] += 1
        const box = toBagQuantities(rules, last).map(({ id, qty }) => ({ pid: id, qty }))
        const unitType = String(attributes.customMixUnitType)
        const custom = { c_customMix: writeCustomMix({ unitType, box }) }
        const problem = findMixProblem(testItem('box', { custom }), facts(attributes))
        expect(problem === undefined).toBe(isFinished)
      },
    ),
    RUN,
  )
  // both cases must occur often enough for a meaningful test
  expect(Math.min(seen.finished, seen.unfinished)).toBeGreaterThan(50)
})
