import { millisecondsInMinute } from 'date-fns/constants'
import type { ContentChange } from '@/rules/content-change'
import { unreadable } from '@/errors/to-app-error'
import { siteRoutes } from './site-routes'
import { callSite } from './transport'

/** Scheduled changes between two moments, in epoch milliseconds. Throws AppError. */
export const previewChangesQuery = (siteId: string, from: number, to: number) => ({
  queryKey: ['preview-changes', siteId, from, to] as const,
  queryFn: async (): Promise<readonly ContentChange[]> => {
    const answer = await callSite(siteId, siteRoutes.previewChanges, { query: { from, to } })
    if (!hasChanges(answer)) throw unreadable(answer)
    return answer.changes
  },
  staleTime: millisecondsInMinute,
  enabled: to > from,
})

// The storefront's own route returns this, so a shallow check is enough.
function hasChanges(value: unknown): value is { changes: ContentChange[] } {
  return typeof value === 'object' && value !== null && 'changes' in value
}
