import { http, HttpResponse } from 'msw'

const PROXY = '/mobify/proxy/recommendations/v3'

interface Reported {
  name: string
  body: Record<string, unknown>
}

/** A visitor who consents to tracking: in tests, nobody else does. */
export function letFollow(): void {
  Reflect.set(navigator, 'doNotTrack', '0')
}

/** A service that only listens. */
export function recordActivities() {
  const reported: Reported[] = []
  const handlers = [
    http.post(`*${PROXY}/activities/:siteId/:name`, async ({ params, request }) => {
      const body = (await request.json()) as Reported['body']
      reported.push({ name: String(params.name), body })
      return HttpResponse.json({})
    }),
  ]
  return { reported, handlers }
}
