import fc from 'fast-check'
import {
  mixFault,
  redistribute,
  stepPiece,
  togglePiece,
  totalOf,
  type MixPiece,
} from '../../domain/box-mix'
import { toBoxRules, type BoxRules } from '../../domain/box-rules'
import { fillUp, surprise } from '../../domain/fill-box'

const IDS = ['nut', 'fig', 'mint', 'rose', 'salt', 'lime']

const anyRules = fc
  .record({
    maxPiecesUnits: fc.integer({ min: 1, max: 120 }),
    customMixUnitIncrement: fc.integer({ min: 1, max: 12 }),
    customMixFlavorLimit: fc.integer({ min: 1, max: 6 }),
    customMixUnitType: fc.constantFrom('pieces', 'percent'),
  })
  .map((attributes) => toBoxRules(attributes, { isLollypops: false, flavorLimit: 10 }))

type Action = (rules: BoxRules, pieces: MixPiece[]) => MixPiece[]

const anyId = fc.constantFrom(...IDS)
const anyChance = fc.double({ min: 0, max: 0.999, noNaN: true })
const anyAction: fc.Arbitrary<Action> = fc.oneof(
  anyId.map(
    (id): Action =>
      (rules, pieces) =>
        togglePiece(rules, pieces, id),
  ),
  fc.tuple(anyId, fc.constantFrom<1 | -1>(1, -1)).map(
    ([id, by]): Action =>
      (rules, pieces) =>
        stepPiece(rules, pieces, id, by),
  ),
  fc.constant<Action>((rules, pieces) => redistribute(rules, pieces)),
  anyChance.map(
    (chance): Action =>
      (rules, pieces) =>
        surprise(rules, pieces, IDS, () => chance),
  ),
  anyChance.map(
    (chance): Action =>
      (rules, pieces) =>
        fillUp(rules, pieces, () => chance),
  ),
)

const RUN = { seed: 20_261_123, numRuns: 200 }

function isSound({ maximum, flavors }: BoxRules, pieces: readonly MixPiece[]): boolean {
  return (
    totalOf(pieces) <= maximum &&
    pieces.length <= flavors &&
    pieces.every(({ qty }) => qty >= 0 && Number.isInteger(qty)) &&
    new Set(pieces.map(({ id }) => id)).size === pieces.length
  )
}

test('whatever is done to a box, it never holds too much, nor less than nothing', () => {
  fc.assert(
    fc.property(anyRules, fc.array(anyAction, { maxLength: 30 }), (rules, actions) => {
      let pieces: MixPiece[] = []
      for (const act of actions) {
        pieces = act(rules, pieces)
        if (!isSound(rules, pieces))
          throw new Error(`Not sound: ${JSON.stringify({ rules, pieces })}`)
      }
    }),
    RUN,
  )
})

test('a box that is shared out evenly is full, and stays as it is', () => {
  fc.assert(
    fc.property(anyRules, fc.subarray(IDS, { minLength: 1 }), (rules, ids) => {
      const chosen = ids.slice(0, rules.flavors).map((id) => ({ id, qty: 0 }))
      const even = redistribute(rules, chosen)
      expect(totalOf(even)).toBe(rules.maximum)
      expect(redistribute(rules, even)).toEqual(even)
      expect(mixFault(rules, even)).toBe(chosen.length === rules.flavors ? undefined : 'flavors')
    }),
    RUN,
  )
})

test('a full box with every flavor can be sold, however it was filled', () => {
  fc.assert(
    fc.property(
      anyRules,
      fc.array(anyAction, { maxLength: 30 }),
      anyChance,
      (rules, actions, chance) => {
        const moved = actions.reduce<MixPiece[]>((pieces, act) => act(rules, pieces), [])
        const filled = fillUp(rules, moved, () => chance)
        const isWhole = filled.length === rules.flavors && filled.every(({ qty }) => qty > 0)
        if (isWhole) expect(mixFault(rules, filled)).toBeUndefined()
      },
    ),
    RUN,
  )
})
