import {
  changeSort,
  clearRefinements,
  isRefinedBy,
  parseListing,
  toListingSearch,
  toRefine,
  toggleRefinement,
} from './listing-address'
import { withPickup } from './pickup-search'
import { growWindow, growWindowBack, parseWindow, toPages } from './listing-window'

const read = (search: string) => parseListing(new URLSearchParams(search))

test.each([
  ['', ''],
  ['?q=sea+salt', '?q=sea+salt'],
  ['?q=%20%C2%A0', ''],
  ['?q=%EF%BB%BF', '?q=%E2%80%8B'],
  ['?srule=featured-items', ''],
  ['?srule=newest&start=0&sz=12', '?srule=newest'],
  ['?start=12&sz=24', '?start=12&sz=24'],
  ['?start=-1&sz=0', ''],
  ['?sz=100000', '?sz=240'],
  [
    '?refine=c_isKosher%3Dtrue&refine=price%3D%2820..40%29',
    '?refine=c_isKosher%3Dtrue&refine=price%3D%2820..40%29',
  ],
  ['?refine=nonsense&srule=%3Cscript%3E', ''],
])('%s says %s', (given, expected) => {
  expect(toListingSearch(read(given))).toBe(expected)
})

test('a refinement holds several values, and toggling goes back to the start [SRCH-031, SRCH-033]', () => {
  const one = toggleRefinement(read('?q=a&start=24'), 'cgid', 'boxes')
  const two = toggleRefinement(one, 'cgid', 'bars')
  expect(toRefine(two.refinements)).toEqual(['cgid=boxes|bars'])
  expect(two.window).toEqual({ start: 0, size: 12 })
  expect(toRefine(toggleRefinement(two, 'cgid', 'boxes').refinements)).toEqual(['cgid=bars'])
})

test.each(['price', 'c_isSale', 'c_isNew'])('%s holds a single value [SRCH-032]', (attribute) => {
  const state = toggleRefinement(toggleRefinement(read(''), attribute, 'a'), attribute, 'b')
  expect(state.refinements[attribute]).toEqual(['b'])
  expect(toRefine(toggleRefinement(state, attribute, 'b').refinements)).toEqual([])
})

test('more attributes than a search takes let the first go, with pickup and a category too', () => {
  const attributes = [...'abcdefgh'].map((letter) => `c_${letter}`)
  const address = attributes.map((attribute) => `refine=${attribute}%3D1%7C2`).join('&')
  const state = read(`?${address}`)
  const kept = attributes.slice(-6).map((attribute) => `${attribute}=1|2`)
  expect(toRefine(state.refinements)).toEqual(kept)
  const next = toggleRefinement(state, 'cgid', 'bars')
  expect(toRefine(next.refinements)).toEqual([...kept.slice(1), 'cgid=bars'])
  // another value of a refined attribute is not another attribute
  expect(toRefine(toggleRefinement(next, 'c_h', '3').refinements)).toHaveLength(6)
  // pickup adds two refinements, which leaves one for the category
  expect(toRefine(withPickup(next.refinements))).toHaveLength(8)
})

test('clearing keeps term and sorting; sorting keeps refinements [SRCH-035]', () => {
  const state = read('?q=nougat&srule=newest&refine=cgid%3Dbars&start=12')
  expect(toListingSearch(clearRefinements(state))).toBe('?q=nougat&srule=newest')
  expect(toListingSearch(changeSort(state, 'top-rated'))).toBe(
    '?q=nougat&srule=top-rated&refine=cgid%3Dbars',
  )
})

test.each([
  [{ start: 0, size: 12 }, 30, { start: 0, size: 24 }],
  [{ start: 0, size: 24 }, 24, undefined],
  [{ start: 12, size: 12 }, 25, { start: 12, size: 24 }],
  [{ start: 0, size: 240 }, 500, { start: 240, size: 12 }],
])('%j of %i grows to %j', (window, total, expected) => {
  expect(growWindow(window, total)).toEqual(expected)
})

test.each([
  [{ start: 0, size: 12 }, undefined],
  [
    { start: 24, size: 12 },
    { start: 12, size: 24 },
  ],
  [
    { start: 5, size: 12 },
    { start: 0, size: 17 },
  ],
])('%j grows back to %j', (window, expected) => {
  expect(growWindowBack(window)).toEqual(expected)
})

test('a window is fetched in pages', () => {
  expect(toPages({ start: 0, size: 17 })).toEqual([
    { offset: 0, limit: 12 },
    { offset: 12, limit: 5 },
  ])
  expect(parseWindow('abc', null)).toEqual({ start: 0, size: 12 })
})

test('a value may contain bars of its own, and other signs of the address', () => {
  const values = ['Milk|Dark', 'a=b', '(x..y)', 'C:\\new\\|', '%', 'é & ü#']
  const chosen = values.reduce(
    (state, value) => toggleRefinement(state, 'c_shape', value),
    read(''),
  )
  const reread = read(toListingSearch(chosen))
  expect(reread.refinements).toEqual({ c_shape: values })
  expect(reread).toEqual(chosen)
  for (const value of values) expect(isRefinedBy(reread, 'c_shape', value)).toBe(true)
})
