import { summarize } from './summarize'

const visit = (startedAt: number, endedAt: number, status: number) => ({
  path: '/search?q=a',
  isPublic: false,
  startedAt,
  endedAt,
  status,
})
const killed = { name: 'the engine is killed', from: 100, until: 200 }

test('a page that fails while nothing is disturbed is a fault', () => {
  const visits = [visit(0, 10, 200), visit(20, 30, 503), visit(210, 220, 0)]
  expect(summarize(visits, [killed]).faults).toEqual([
    '/search?q=a answered 503 while nothing was disturbed',
    '/search?q=a answered nothing while nothing was disturbed',
  ])
})

test('within a disturbance 503 is none, anything else is', () => {
  const visits = [visit(90, 110, 503), visit(150, 160, 500), visit(190, 210, 503)]
  const { faults, lines } = summarize(visits, [killed])
  expect(faults).toEqual(['/search?q=a answered 500 during “the engine is killed”'])
  expect(lines[0]).toMatch(/the engine is killed +0\.1 s, 3 pages, 3 failed, 0 of them public/)
})

test('without a storefront nothing may answer, but what answers is right', () => {
  const visits = [visit(110, 120, 0), visit(130, 140, 500), visit(150, 160, 200)]
  const hung = { name: 'the storefront hangs', from: 100, until: 200, isSilent: true }
  expect(summarize(visits, [hung]).faults).toEqual([
    '/search?q=a answered 500 during “the storefront hangs”',
  ])
})
