import { http, HttpResponse } from 'msw'

const PROXY = '/mobify/proxy/recommendations/v3'

interface Reported {
  name: string
  body: Record<string, unknown>
}

/** Allows tracking, which tests refuse by default. */
export function letFollow(): void {
  Reflect.set(navigator, 'doNotTrack', '0')
}

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
