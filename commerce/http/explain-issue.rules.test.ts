import { z } from 'zod'
import { CONTENT_TYPES } from '../content/content-item.schemas'
import { listIssues } from '../content/read-content'
import { explainIssue } from './explain-issue.rules'

const Form = z.strictObject({
  headline: z.string().min(1).max(60),
  pageLink: z.string().regex(/^\//, 'not a path such as /gifts'),
  count: z.number().int().min(2).optional(),
  share: z.number().max(1).optional(),
  site: z.url({ protocol: /^https$/ }).optional(),
  tel: z.string().startsWith('+').optional(),
  align: z.enum(['left', 'center']).optional(),
  productIds: z.array(z.string().min(1)).min(1).optional(),
})
const GOOD = { headline: 'Words', pageLink: '/gifts' }

test.each([
  [{ headline: '' }, 'Headline is required.'],
  [{ headline: undefined }, 'Headline is required.'],
  [{ headline: 7 }, 'Headline has to be a text.'],
  [{ headline: 'x'.repeat(61) }, 'Headline has at most 60 characters.'],
  [{ pageLink: 'gifts' }, 'Page link is not a path such as /gifts.'],
  [{ pageLink: '' }, 'Page link is required.'],
  [{ count: 1.5 }, 'Count has to be a whole number.'],
  [{ count: 1 }, 'Count has to be at least 2.'],
  [{ share: 2 }, 'Share has to be at most 1.'],
  [{ site: 'x' }, 'Site has to be an address that begins with https://.'],
  [{ tel: '1' }, 'Tel has to begin with “+”.'],
  [{ align: 'right' }, 'Align has to be “Left” or “Center”.'],
  [{ productIds: [] }, 'Products needs at least 1 entry.'],
  [{ productIds: ['a', ''] }, 'Entry 2 of products is required.'],
  [{ more: 1 }, 'The content has no field “More”.'],
])('the input %j is explained: %s', (change, sentence) => {
  const { error } = Form.safeParse({ ...GOOD, ...change }, { reportInput: true })
  expect(error?.issues.map(explainIssue)).toEqual([sentence])
})

test('the errors of an empty form are explained in plain sentences for every content type', () => {
  const sentences = Object.keys(CONTENT_TYPES).flatMap((contentType) =>
    listIssues({ contentType }).map(explainIssue),
  )
  expect(sentences.length).toBeGreaterThan(20)
  for (const sentence of sentences)
    expect(sentence).toMatch(/^[A-Z].* (is required|needs .*|has to be “.*)\.$/)
})
