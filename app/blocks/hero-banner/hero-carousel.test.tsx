import { act, fireEvent, screen } from '@testing-library/react'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import HeroCarousel from './hero-carousel'

const image = { path: 'heroes/a.jpg', alt: '', width: 2400, height: 1000 }
const hero = (headline: string) => ({
  contentType: 'hero-banner',
  headline,
  media: [{ image }],
  ctaList: [{ ctaText: `See ${headline}`, ctaLink: '/category/x', ctaType: 'primary' }],
})
const item = {
  contentType: 'hero-carousel',
  title: 'Featured',
  slides: [hero('Christmas'), { contentType: 'hero-banner' }, hero('Hearts'), hero('Easter')],
}

let prefersReducedMotion = false

beforeEach(() => {
  jest.useFakeTimers()
  prefersReducedMotion = false
  window.matchMedia = jest.fn().mockImplementation(() => ({ matches: prefersReducedMotion }))
})
afterEach(() => jest.useRealTimers())

const show = (fields: object = {}) =>
  renderInShop(<HeroCarousel item={{ ...item, ...fields }} headingLevel={1} isFirst />)
const current = () => document.querySelector('button[aria-current]')?.getAttribute('aria-label')
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test('turns every four seconds, round and round, leaving out what cannot be read', () => {
  show()
  expect(screen.getAllByRole('group')).toHaveLength(3)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Christmas')
  expect(current()).toBe('Show slide 1: Christmas')
  pass(3999)
  expect(current()).toBe('Show slide 1: Christmas')
  pass(1)
  expect(current()).toBe('Show slide 2: Hearts')
  pass(4000)
  pass(4000)
  expect(current()).toBe('Show slide 1: Christmas')
})

test('a picture is fetched before its slide comes, and not long before', () => {
  show()
  const loading = () =>
    screen
      .getAllByRole('group')
      .map((slide) =>
        slide.dataset.waiting ? 'none' : slide.querySelector('img')?.getAttribute('loading'),
      )
  expect(loading()).toEqual(['eager', 'none', 'none'])
  pass(2000)
  expect(loading()).toEqual(['eager', 'eager', 'none'])
  pass(2000)
  expect(loading()).toEqual(['eager', 'eager', 'none'])
  pass(2000)
  expect(loading()).toEqual(['eager', 'eager', 'eager'])
})

test('every picture is fetched as soon as a visitor takes hold', () => {
  show()
  const waiting = () => screen.getAllByRole('group').filter((slide) => slide.dataset.waiting)
  expect(waiting()).toHaveLength(2)
  fireEvent.pointerDown(screen.getByRole('heading', { level: 1 }))
  expect(waiting()).toEqual([])
})

test('the editor sets the pace', () => {
  show({ rotationSpeed: 2 })
  pass(2000)
  expect(current()).toBe('Show slide 2: Hearts')
})

test('pauses and starts', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Pause automatic slides' }))
  pass(20_000)
  expect(current()).toBe('Show slide 1: Christmas')
  fireEvent.click(screen.getByRole('button', { name: 'Start automatic slides' }))
  pass(4000)
  expect(current()).toBe('Show slide 2: Hearts')
})

test('waits while a pointer or the focus is on it', () => {
  show()
  const carousel = screen.getByRole('region', { name: 'Featured' })
  fireEvent.mouseEnter(carousel)
  pass(20_000)
  expect(current()).toBe('Show slide 1: Christmas')
  fireEvent.mouseLeave(carousel)
  fireEvent.focus(screen.getByRole('link', { name: 'See Hearts' }))
  pass(20_000)
  expect(current()).toBe('Show slide 1: Christmas')
})

test('stands still for who asked for less motion', () => {
  prefersReducedMotion = true
  show()
  pass(20_000)
  expect(current()).toBe('Show slide 1: Christmas')
  fireEvent.click(screen.getByRole('button', { name: 'Show slide 3: Easter' }))
  expect(current()).toBe('Show slide 3: Easter')
})

test('a single slide is a banner', () => {
  show({ slides: [hero('Christmas')] })
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Christmas')
})
