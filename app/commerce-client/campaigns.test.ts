/** @jest-environment jest-fixed-jsdom */
import { http, HttpResponse } from 'msw'
import { logError } from '@/lib/log'
import { serve } from '../../tests/setup/serve'
import { enterCampaign } from './campaigns'

jest.mock('@/lib/log')

const server = serve()

test('a refused entry is raised and logged by its own name, with what the server said [CAMP-021, CAMP-022]', async () => {
  const detail = 'This address has entered.'
  server.use(
    http.post('*/api/test-site/campaign-signup', () =>
      HttpResponse.json({ title: 'Conflict', type: 'x', detail }, { status: 409 }),
    ),
  )
  const entry = {
    ...{ eventId: 'draw', eventPhase: '1', entryId: 'e-1', email: 'ada@example.com' },
    ...{ firstName: 'Ada', lastName: 'Bloom', phone: '(415) 555-0100', address1: '1 Main St' },
    ...{ city: 'Chicago', state: 'IL', countryCode: 'US', postalCode: '60601', smsOptIn: false },
  }
  await expect(enterCampaign('test-site', entry)).rejects.toMatchObject({
    message: 'Failed to signup!',
    status: 409,
    detail,
  })
  expect(logError).toHaveBeenCalledWith('Failed to signup!', {
    error: expect.objectContaining({ message: detail }),
  })
})
