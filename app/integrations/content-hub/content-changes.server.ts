import { z } from 'zod'
import type { ContentChange } from '@/rules/content-change'
import { toAppError } from '@/errors/to-app-error'
import { fetchJson } from '@/lib/fetch-json'
import { serverConfig } from '@/site/server-config.server'

const TIMEOUT_MS = 5_000
const MAX_CHANGES = 200

const answer = z.object({
  changes: z.array(
    z.object({
      moment: z.number(),
      editions: z.array(z.object({ name: z.string(), event: z.enum(['start', 'end']) })),
      items: z.array(z.object({ name: z.string() })),
    }),
  ),
})

/**
 * Returns the scheduled changes between two moments, in order. Empty for a content hub other than
 * the embedded engine: its API has no such list. Throws AppError.
 */
export async function fetchContentChanges(from: number, to: number): Promise<ContentChange[]> {
  const { changesOrigin, stagingKey } = serverConfig().contentHub
  if (changesOrigin === undefined) return []
  const body = await fetchJson(
    `${changesOrigin}?${new URLSearchParams({ from: `${from}`, to: `${to}` })}`,
    {
      timeoutMs: TIMEOUT_MS,
      ...(stagingKey !== undefined && { headers: { 'x-api-key': stagingKey } }),
    },
  )
  const parsed = answer.safeParse(body)
  if (!parsed.success) throw toAppError({ status: 502, message: 'Unreadable list of changes' })
  return parsed.data.changes.slice(0, MAX_CHANGES).map(({ moment, editions, items }) => ({
    moment,
    editions: editions.map(({ name, event }) => ({ name, event })),
    items: [...new Set(items.map(({ name }) => name))],
  }))
}
