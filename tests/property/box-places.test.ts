import fc from 'fast-check'
import { newMix, storedMix } from '../../app/shopper/custom-mix'
import { readSharedMix, readSharedPlaces } from '../../app/rules/shared-mix'
import { parseBoxPictureRequest } from '../../app/server/host/box-picture/box-picture-request'
import { boxPictureUrl } from '../../app/integrations/images/box-picture'
import { readSavedMix, toMixAttributes } from '../../app/rules/saved-mix'
import { filledBoxPath } from '../../app/site/filled-box-path'
import { checkBoxPlaces, settleBoxPlaces } from '../../commerce/baskets/items/box-places.rules'
import { testFacts, testItem, testProduct } from '../../commerce/testing/basket-facts-for-tests'
import { redistribute, stepPiece, toBagQuantities, type MixPiece } from '../../rules/box-mix'
import { placesFault, placesOf, readPlaces, writePlaces } from '../../rules/box-places'
import { toBoxRules, type BoxRules } from '../../rules/box-rules'

const RUN = { seed: 20_261_128, numRuns: 300 }
const IDS = ['nut', 'sea-salt', '430010', 'a.b', 'ü-1', 'x~y', "'(9)'*!", '-', 'p q/r?', '%']

interface Filled {
  attributes: object
  rules: BoxRules
  pieces: MixPiece[]
  places: (string | undefined)[]
}

/** A full box of any size and kind, with its pieces in any places. */
const anyBox: fc.Arbitrary<Filled> = fc
  .record({
    maxPiecesUnits: fc.integer({ min: 1, max: 130 }),
    customMixUnitIncrement: fc.integer({ min: 1, max: 12 }),
    customMixUnitType: fc.constantFrom('pieces', 'percent'),
    ids: fc.subarray(IDS, { minLength: 1, maxLength: 6 }),
    steps: fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { maxLength: 8 }),
  })
  .chain(({ ids, steps, ...limits }) => {
    const attributes = { ...limits, customMixFlavorLimit: ids.length }
    const rules = toBoxRules(attributes, { isLollypops: false, flavorLimit: 10 })
    const chosen = ids.slice(0, rules.flavors).map((id) => ({ id, qty: 0 }))
    const pieces = steps.reduce(
      (now, [from, to]) => exchangeStep(rules, now, from, to),
      redistribute(rules, chosen),
    )
    const usual = placesOf(rules, pieces)
    return fc
      .shuffledSubarray(usual, { minLength: usual.length })
      .map((places) => ({ attributes, rules, pieces, places }))
  })

/** Replaces a step of one piece by a step of another, as long as both stay in the box. */
function exchangeStep(rules: BoxRules, pieces: MixPiece[], from: number, to: number): MixPiece[] {
  const [less, more] = [pieces[from % pieces.length], pieces[to % pieces.length]]
  if (!less || !more || less.qty <= rules.increment) return pieces
  return stepPiece(rules, stepPiece(rules, pieces, less.id, -1), more.id, 1)
}

const lineOf = ({ rules, pieces, attributes }: Filled, c_boxPlaces: string) => {
  const box = toBagQuantities(rules, pieces).map(({ id, qty }) => ({ pid: id, qty }))
  const unitType = rules.isPercent ? 'percent' : 'pieces'
  const custom = { c_customMix: JSON.stringify({ unitType, box }), c_boxPlaces }
  const facts = testFacts([
    testProduct('box', { isCustomMix: true, ...attributes }),
    ...IDS.map((id) => testProduct(id, { isCustomMixPiece: true })),
  ])
  return { item: testItem('box', { custom }), facts }
}

test('the places of any full box come through text, bag, list and browser storage as they are', () => {
  fc.assert(
    fc.property(anyBox, (box) => {
      const { rules, pieces, places } = box
      const text = writePlaces(places)
      expect(readPlaces(text)).toEqual(places)
      expect(placesFault(rules, pieces, places)).toBeUndefined()
      expect(placesOf(rules, pieces, places)).toEqual(places)
      const { item, facts } = lineOf(box, text)
      const settled = settleBoxPlaces(item, undefined, facts)
      checkBoxPlaces(settled, facts)
      expect(settled).toBe(item)
      const mix = { box: pieces.map(({ id, qty }) => ({ pid: id, qty })) }
      const attributes = toMixAttributes({ productId: 'box', mix, places: text, pieceNames: {} })
      expect(readSavedMix({ id: 'i', productId: 'box', ...attributes })?.places).toBe(text)
      storedMix.set('site', 'box', { ...newMix('box'), arrangement: places })
      expect(storedMix.get('site', 'box')?.arrangement).toEqual(places)
    }),
    RUN,
  )
})

test('a link and its picture show the places of the box, also without a piece that ran out', () => {
  fc.assert(
    fc.property(anyBox, fc.boolean(), (box, isShort) => {
      const left = isShort ? box.pieces.slice(1) : box.pieces
      const text = writePlaces(box.places)
      const path = filledBoxPath({ builder: 'box', productId: 's', pieces: left, places: text })
      expect(path.length).toBeLessThan(2000)
      const query = new URL(path, 'https://shop.example').searchParams
      const pieces = readSharedMix(query.get('mix') ?? '')
      const there = new Set(left.map(({ id }) => id))
      const kept = box.places.map((id) => (id !== undefined && there.has(id) ? id : undefined))
      expect(pieces).toEqual(left)
      const shared = readSharedPlaces(pieces, query.get('places'))
      // a box with more places than an address has room for is shared without them
      if (shared) expect(shared).toEqual(kept)
      else expect(kept.length).toBeGreaterThan(60)
      if (!pieces.every(({ id }) => /^[\w-]+$/.test(id))) return
      const url = boxPictureUrl('site', pieces, shared)
      const asked = url && parseBoxPictureRequest(url.replace('/image/box', ''))
      if (url)
        expect(asked).toMatchObject({ pieces, places: kept.length > 100 ? undefined : shared })
    }),
    RUN,
  )
})

test('places with one piece more, less or of another kind are refused by the engine', () => {
  fc.assert(
    fc.property(
      anyBox,
      fc.nat(),
      fc.constantFrom('more', 'less', 'other', 'gap'),
      (box, at, how) => {
        const { places } = box
        const index = at % places.length
        const other = [...IDS, 'rose'].find((id) => id !== places[index])
        const wrong = {
          more: [...places, places[index]],
          less: places.filter((_place, one) => one !== index),
          other: places.map((id, one) => (one === index ? other : id)),
          gap: places.map((id, one) => (one === index ? undefined : id)),
        }[how]
        const { item, facts } = lineOf(box, writePlaces(wrong))
        expect(() => checkBoxPlaces(item, facts)).toThrow(/c_boxPlaces/)
      },
    ),
    RUN,
  )
})

test('a client that does not know places may change the mix: what stays inside stays in place', () => {
  fc.assert(
    fc.property(anyBox, fc.nat(5), fc.nat(5), (box, from, to) => {
      const text = writePlaces(box.places)
      const pieces = exchangeStep(box.rules, box.pieces, from, to)
      const { item, facts } = lineOf({ ...box, pieces }, text)
      const settled = settleBoxPlaces(item, item, facts)
      checkBoxPlaces(settled, facts)
      const now = readPlaces(settled.custom.c_boxPlaces) ?? []
      const moved = now.filter((id, place) => id !== box.places[place])
      const given = placesOf(box.rules, pieces).length
      expect(now).toHaveLength(given)
      // only the places of the removed step are filled anew
      expect(moved.length).toBeLessThanOrEqual(box.rules.increment)
    }),
    RUN,
  )
})
