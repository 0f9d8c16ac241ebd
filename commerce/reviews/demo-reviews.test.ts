import path from 'node:path'
import { Findings } from '../archives/findings'
import { readReviews } from './read-reviews'

const findings = new Findings()
const { reviews } = readReviews(path.resolve(__dirname, '../../demo/reviews'), findings)

test('the demo retailer has at least seven hundred reviews of about a hundred products', () => {
  expect(findings.list).toEqual([])
  expect(reviews.length).toBeGreaterThanOrEqual(700)
  expect(new Set(reviews.map(({ productId }) => productId)).size).toBeGreaterThanOrEqual(95)
  expect(reviews.some(({ text }) => text === '')).toBe(true)
  expect(reviews.filter(({ responses }) => responses.length > 0).length).toBeGreaterThan(15)
})

test('ratings are realistically distributed, and no text is repeated', () => {
  const share = (rating: number) =>
    reviews.filter((review) => review.rating === rating).length / reviews.length
  expect(share(5)).toBeGreaterThan(0.55)
  expect(share(5)).toBeLessThan(0.7)
  for (const rating of [4, 3, 2, 1]) expect(share(rating)).toBeGreaterThan(0.015)
  const texts = reviews.map(({ text }) => text).filter((text) => text.length > 15)
  expect(new Set(texts).size).toBe(texts.length)
  const authors = reviews.map(({ nickname }) => nickname)
  expect(new Set(authors).size).toBeGreaterThan(600)
})
