import { toStorefrontReport } from './storefront-report'

it('shows waiting times, and marks what grows too much or blocks the page', () => {
  const report = toStorefrontReport({
    times: [
      { name: 'bag update', recipients: 1, times: [90, 40, 50] },
      { name: 'place order', recipients: 1, times: [400] },
      { name: 'bag update', recipients: 20, times: [151] },
      { name: 'place order', recipients: 20, times: [1200] },
    ],
    tasks: [
      { action: 'choose a recipient', longest: 99.6 },
      { action: 'choose a day', longest: 100.6 },
    ],
  })
  const linesOf = (name: string) => report.split('\n').filter((line) => line.startsWith(name))
  expect(linesOf('bag update')).toEqual([
    expect.stringMatching(/ 1 +50 +90 *$/),
    expect.stringMatching(/ 20 +151 +151 +3\.0× {2}beyond target$/),
  ])
  expect(linesOf('place order')[1]).toMatch(/ 3\.0×$/)
  expect(linesOf('choose')).toEqual([
    expect.stringMatching(/recipient +100$/),
    expect.stringMatching(/day +101 {2}beyond target$/),
  ])
})
