import { http, HttpResponse } from 'msw'
import { withLocale } from '@/site/current-locale'
import { serve } from '../../../tests/setup/serve'
import { fetchContent, fetchContentPages } from './amplience.server'
import { contentSource } from './content.source.server'

// use the server's version, in which every page has its own language
jest.mock('@/site/current-locale', () => jest.requireActual('@/site/current-locale.server'))

const HUB = 'https://hub.example'
let asked: string[]
let answer: () => Response

process.env.CONTENT_HUB_ORIGIN = HUB
const server = serve(
  http.get(`${HUB}/*`, ({ request }) => {
    asked.push(new URL(request.url).pathname)
    return answer()
  }),
)

beforeEach(() => {
  asked = []
  answer = () => HttpResponse.json({ content: { contentType: 'headline', text: 'Hello' } })
})

test('an item is asked for by its key, and its markup is cleaned however deep it lies', async () => {
  const html = '<p onclick="steal()">Truffles<script>steal()</script></p>'
  const link = '<a href="javascript:steal()">here</a>'
  answer = () =>
    HttpResponse.json({
      content: {
        contentType: 'content-page',
        slots: [{ contentType: 'accordion', entries: [{ title: 'Why?', html: html + link }] }],
      },
    })
  expect((await fetchContent({ key: 'brindille/pages/a b' })).value).toEqual({
    contentType: 'content-page',
    slots: [
      {
        contentType: 'accordion',
        entries: [{ title: 'Why?', html: '<p>Truffles</p><a>here</a>' }],
      },
    ],
  })
  expect(asked).toEqual(['/content/key/brindille/pages/a%20b'])
})

test('an item is asked for in the language of the page, else in the one all is written in', async () => {
  const locales: (string | null)[] = []
  server.use(
    http.get(`${HUB}/*`, ({ request }) => {
      locales.push(new URL(request.url).searchParams.get('locale'))
      return answer()
    }),
  )
  await fetchContent({ key: 'home' })
  await withLocale('es-US', () => fetchContent({ key: 'home' }))
  expect(locales).toEqual(['en-US,*', 'es-US,en-US,*'])
})

test('an item is cached by language', async () => {
  server.use(
    http.get(`${HUB}/*`, ({ request }) => {
      const locale = new URL(request.url).searchParams.get('locale')
      return HttpResponse.json({ content: { contentType: 'footer', text: locale } })
    }),
  )
  const read = () => contentSource.getFooter('brindille')
  expect(await withLocale('es-US', read)).toMatchObject({ text: 'es-US,en-US,*' })
  expect(await read()).toMatchObject({ text: 'en-US,*' })
})

test('an item is asked for by its id too [CNT-023]', async () => {
  const id = 'f66eb662-4e99-479c-a627-7ad08404dbe4'
  expect(await contentSource.getContentById('brindille', id)).toMatchObject({ text: 'Hello' })
  expect(asked).toEqual([`/content/id/${id}`])
})

test.each([
  ['1801468800000', 1_801_468_800_000],
  [undefined, undefined],
  ['soon', undefined],
  ['-1', undefined],
  ['1e12', undefined],
  ['1801468800', undefined],
  ['18014688000000000', undefined],
])('the next change is read where it is one: %s', async (text, expected) => {
  answer = () =>
    HttpResponse.json(
      { content: { contentType: 'headline' } },
      { headers: text === undefined ? {} : { 'x-next-change': text } },
    )
  expect((await fetchContent({ key: 'home' })).nextChange).toBe(expected)
})

test.each(['../../outbox', 'pages/../../../outbox', 'pages/./help', '..'])(
  'the key %s leads nowhere else',
  async (key) => {
    await expect(contentSource.getContentByKey('brindille', key)).rejects.toMatchObject({
      kind: 'not-found',
    })
    expect(asked).toEqual([])
  },
)

test.each([
  [() => new HttpResponse(null, { status: 404 }), 404],
  [() => new HttpResponse(null, { status: 500 }), 502],
  [() => HttpResponse.json({ items: [] }), 502],
])('an answer without an item is an error', async (given, status) => {
  answer = given
  const reading = contentSource.getContentByKey('brindille', `none-${status}`)
  await expect(reading).rejects.toMatchObject({ name: 'AppError', status })
})

test('all pages are asked for, part by part, until the hub names no further one', async () => {
  const bodies: object[] = []
  server.use(
    http.post(`${HUB}/content/filter`, async ({ request }) => {
      bodies.push((await request.json()) as object)
      const number = bodies.length
      const page = number === 1 ? { responseCount: 1, nextCursor: 'next' } : { responseCount: 1 }
      return HttpResponse.json({ responses: [{ content: { title: `Page ${number}` } }], page })
    }),
  )
  const { value } = await fetchContentPages((page) => page)
  expect(value).toEqual([{ title: 'Page 1' }, { title: 'Page 2' }])
  expect(bodies).toMatchObject([
    { filterBy: [{ path: '/contentType', value: 'content-page' }], page: { size: 12 } },
    { page: { size: 12, cursor: 'next' }, parameters: { depth: 'all', format: 'inlined' } },
  ])
})

test('a list of pages that cannot be read is an error', async () => {
  server.use(http.post(`${HUB}/content/filter`, () => HttpResponse.json({ responses: 'none' })))
  await expect(fetchContentPages(() => 1)).rejects.toMatchObject({ status: 502 })
})
