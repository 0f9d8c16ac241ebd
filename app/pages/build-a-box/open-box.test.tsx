import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { newMix, storedMix } from '@/shopper/custom-mix'
import { TEST_SITE } from '@/shopper/testing/basket-server'
import { createBuilderShop, mixOf, renderBuilder } from './testing/builder-shop'

const { state } = createBuilderShop()

Object.assign(state.custom.hundred ?? {}, { c_maxPiecesUnits: 6, c_customMixUnitIncrement: 1 })
beforeEach(() => storedMix.set(TEST_SITE, 'box', mixOf({ nut: 3, fig: 2, mint: 1 })))

const openBox = async (step = 'set-quantities') => {
  renderBuilder(`/build-a-box/${step}`)
  const grid = await screen.findByRole('grid', { name: 'Places of the box' })
  return within(grid)
}
const lying = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('button')
    .map((place) => place.getAttribute('aria-label')?.replace(/^Place \d+: /, ''))
const box = () => within(screen.getByRole('group', { name: /The open box/ }))

test('a piece is moved with two clicks and keeps its place after a reload', async () => {
  const grid = await openBox()
  expect(box().getByRole('status')).toBeEmptyDOMElement()
  await userEvent.click(grid.getByRole('button', { name: 'Place 1: Nut' }))
  expect(grid.getByRole('button', { name: 'Place 1: Nut' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(grid.getByRole('button', { name: 'Place 6: Mint' }))
  expect(lying()).toEqual(['Mint', 'Nut', 'Nut', 'Fig', 'Fig', 'Nut'])
  expect(box().getByRole('status')).toHaveTextContent('Nut is in place 6 now, Mint in its old one.')
  const stored = localStorage.getItem(`custom_mix_${TEST_SITE}_box`) ?? ''
  expect(JSON.parse(stored)).toMatchObject({
    arrangement: ['mint', 'nut', 'nut', 'fig', 'fig', 'nut'],
  })
})

test('the stored arrangement is rendered as far as the quantities allow', async () => {
  const mix = storedMix.get(TEST_SITE, 'box') ?? newMix('box')
  const arranged = ['mint', null, 'nut', 'fig', 'fig', 'nut']
  localStorage.setItem(
    `custom_mix_${TEST_SITE}_box`,
    JSON.stringify({ ...mix, arrangement: arranged }),
  )
  await openBox()
  expect(lying()).toEqual(['Mint', 'Nut', 'Nut', 'Fig', 'Fig', 'Nut'])
  await userEvent.click(screen.getByRole('button', { name: 'Less Fig' }))
  expect(lying()).toEqual(['Mint', 'Nut', 'Nut', 'Fig', 'empty', 'Nut'])
  await userEvent.click(screen.getByRole('button', { name: 'More Mint' }))
  expect(lying()).toEqual(['Mint', 'Nut', 'Nut', 'Fig', 'Mint', 'Nut'])
})

test('the keyboard can navigate, pick up, drop, cancel and remove pieces', async () => {
  const grid = await openBox()
  const first = grid.getByRole('button', { name: 'Place 1: Nut' })
  expect(grid.getAllByRole('button').filter((place) => place.tabIndex === 0)).toEqual([first])
  act(() => first.focus())
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  await waitFor(() => expect(grid.getByRole('button', { name: 'Place 5: Fig' })).toHaveFocus())
  await userEvent.keyboard(' {ArrowLeft}{Escape}')
  await waitFor(() => expect(grid.getByRole('button', { name: 'Place 5: Fig' })).toHaveFocus())
  expect(box().getByRole('status')).toHaveTextContent('Fig stays in place 5.')
  await userEvent.keyboard('{Enter}{Home}{ArrowUp}{Enter}')
  expect(lying()).toEqual(['Fig', 'Nut', 'Nut', 'Fig', 'Nut', 'Mint'])
  await waitFor(() => expect(grid.getByRole('button', { name: 'Place 1: Fig' })).toHaveFocus())
  await userEvent.keyboard('{Delete}')
  expect(lying()).toEqual(['empty', 'Nut', 'Nut', 'Fig', 'Nut', 'Mint'])
  expect(box().getByRole('status')).toHaveTextContent('1 × Fig taken out of the box.')
  await waitFor(() => expect(grid.getByRole('button', { name: 'Place 1: empty' })).toHaveFocus())
})

test('a picked-up piece can be removed with a button', async () => {
  const grid = await openBox()
  await userEvent.click(grid.getByRole('button', { name: 'Place 4: Fig' }))
  await userEvent.click(screen.getByRole('button', { name: 'Take out 1 × Fig' }))
  expect(storedMix.get(TEST_SITE, 'box')?.pieces).toContainEqual({ id: 'fig', qty: 1 })
  await waitFor(() => expect(grid.getByRole('button', { name: 'Place 4: empty' })).toHaveFocus())
})

test('at the review pieces can be moved but not removed', async () => {
  const grid = await openBox('review-box')
  const place = grid.getByRole('button', { name: 'Place 6: Mint' })
  await userEvent.click(place)
  expect(screen.queryByRole('button', { name: /^Take out/ })).toBeNull()
  await userEvent.keyboard('{Delete}')
  expect(lying()).toEqual(['Nut', 'Nut', 'Nut', 'Fig', 'Fig', 'Mint'])
})

test.each(['mouse', 'touch'])(
  'a piece can be dragged to another place by %s',
  async (pointerType) => {
    const grid = await openBox()
    const from = grid.getByRole('button', { name: 'Place 1: Nut' })
    const to = grid.getByRole('button', { name: 'Place 6: Mint' })
    const pointer = { pointerId: 1, pointerType, isPrimary: true, button: 0 }
    document.elementFromPoint = () => to
    fireEvent.pointerDown(from, { ...pointer, clientX: 5, clientY: 5 })
    // a finger must hold the piece until it is lifted
    if (pointerType === 'touch') await waitFor(() => expect(from).toHaveClass('lifted'))
    fireEvent.pointerMove(from, { ...pointer, clientX: 90, clientY: 90 })
    fireEvent.pointerUp(to, { ...pointer, clientX: 90, clientY: 90 })
    fireEvent.click(to, { detail: 1 })
    expect(lying()).toEqual(['Mint', 'Nut', 'Nut', 'Fig', 'Fig', 'Nut'])
    expect(to).toHaveAttribute('aria-pressed', 'false')
    await userEvent.keyboard('{Enter}')
    expect(to).toHaveAttribute('aria-pressed', 'true')
  },
)

test('a touch that moves at once scrolls the page and does not drag a piece', async () => {
  const grid = await openBox()
  const from = grid.getByRole('button', { name: 'Place 1: Nut' })
  const to = grid.getByRole('button', { name: 'Place 6: Mint' })
  const pointer = { pointerId: 1, pointerType: 'touch', isPrimary: true, button: 0 }
  document.elementFromPoint = () => to
  fireEvent.pointerDown(from, { ...pointer, clientX: 5, clientY: 5 })
  fireEvent.pointerMove(from, { ...pointer, clientX: 5, clientY: 90 })
  fireEvent.pointerUp(to, { ...pointer, clientX: 5, clientY: 90 })
  expect(lying()).toEqual(['Nut', 'Nut', 'Nut', 'Fig', 'Fig', 'Mint'])
})
