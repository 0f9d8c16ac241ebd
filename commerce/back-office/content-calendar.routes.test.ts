import { BANNER, createStudioEngine } from './testing/studio-engine'
import { useForAll } from '../testing/use'

const studio = useForAll(() => createStudioEngine())
beforeEach(() => studio.restore())

const DECEMBER = { from: '2026-12-01T00:00:00-08:00', to: '2027-01-01T00:00:00-08:00' }
const calendar = (query: object = DECEMBER) =>
  studio.get(`/calendar?${new URLSearchParams({ ...query })}`)

async function schedule(startsAt: string, endsAt: string, text: string): Promise<string> {
  const { body } = await studio.getItem()
  const answer = await studio.send(`/items/${BANNER}/schedule`, {
    body: { ...body, text },
    expectedVersion: 0,
    editor: 'Ada',
    edition: { name: text, startsAt, endsAt },
  })
  return answer.json().editionId
}

test('the calendar says what is shown when, and which words will be wrong then', async () => {
  const editionId = await schedule(
    '2026-12-20T00:00:00-08:00',
    '2026-12-24T00:00:00-08:00',
    'Last boxes',
  )
  const { editions, items } = await calendar()
  expect(editions).toMatchObject([{ id: editionId, name: 'Last boxes' }])
  const wrong = { editionId: 'base', path: 'text', text: 'Order by December 16' }
  expect(items).toEqual([
    {
      id: BANNER,
      name: 'Promo banner',
      key: 'brindille/promo-banner',
      contentType: 'thin-banner',
      periods: [
        { from: '2026-12-01T08:00:00.000Z', to: '2026-12-20T08:00:00.000Z', editionId: 'base' },
        { from: '2026-12-20T08:00:00.000Z', to: '2026-12-24T08:00:00.000Z', editionId },
        { from: '2026-12-24T08:00:00.000Z', to: '2027-01-01T08:00:00.000Z', editionId: 'base' },
      ],
      wrongWords: [
        { ...wrong, from: '2026-12-17T08:00:00.000Z', to: '2026-12-20T08:00:00.000Z' },
        { ...wrong, from: '2026-12-24T08:00:00.000Z', to: '2027-01-01T08:00:00.000Z' },
      ],
    },
  ])
})

test('a place with nothing between two editions has a gap', async () => {
  await studio.send(`/items/${BANNER}/unpublish`, {
    editionId: 'base',
    expectedVersion: 1,
    editor: 'Ada',
  })
  expect(await calendar()).toEqual({ editions: [], items: [] })
  await schedule('2026-12-05T00:00:00-08:00', '2026-12-06T00:00:00-08:00', 'Saint Nicholas')
  const { items } = await calendar()
  expect(
    items[0].periods.map((one: { editionId?: string }) => one.editionId === undefined),
  ).toEqual([true, false, true])
})

test('a day that a text names in two languages is listed once', async () => {
  const { body } = await studio.getItem()
  const values = [
    { locale: 'en-US', value: 'Order by December 16' },
    { locale: 'es-US', value: 'Pide antes del 16 de diciembre' },
  ]
  const text = { ...Object(body['text']), values }
  await studio.send(`/items/${BANNER}/versions`, {
    editionId: 'base',
    expectedVersion: 1,
    editor: 'Ada',
    body: { ...body, text },
    isPublished: true,
  })
  const { items } = await calendar()
  expect(items[0].wrongWords).toHaveLength(1)
})

test('a draft is not in the calendar', async () => {
  await studio.saveText('Order by December 3')
  const { items } = await calendar()
  expect(items[0].wrongWords).toMatchObject([{ text: 'Order by December 16' }])
})

test.each([
  {},
  { from: DECEMBER.to, to: DECEMBER.from },
  { ...DECEMBER, to: '2028-12-01T00:00:00Z' },
  { ...DECEMBER, to: 'soon' },
])('a calendar of %o is refused', async (query) => {
  expect(await calendar(query)).toMatchObject({ title: 'Bad Request' })
})

test('an item is opened in the edition that is shown at a moment', async () => {
  const editionId = await schedule(
    '2026-12-20T00:00:00-08:00',
    '2026-12-24T00:00:00-08:00',
    'Last boxes',
  )
  expect(await studio.get(`/items/${BANNER}?at=now`)).toMatchObject({ editionId: 'base' })
  expect(await studio.get(`/items/${BANNER}?at=2026-12-21T12:00:00Z`)).toMatchObject({ editionId })
  expect(await studio.get(`/items/${BANNER}`)).toMatchObject({ editionId: 'base' })
})
