import { z } from 'zod'
import type { ContentSnapshot } from '@/rules/preview-options'
import { toAppError } from '@/errors/to-app-error'
import { fetchJson } from '@/lib/fetch-json'
import { serverConfig } from '@/site/server-config.server'

const TIMEOUT_MS = 5_000
const MAX_SNAPSHOTS = 200

const answer = z.object({
  snapshots: z.array(z.object({ id: z.string(), name: z.string(), timestamp: z.number() })),
})

/**
 * Returns the snapshots that can be previewed, newest first. Undefined for a content hub other than
 * the embedded engine: its public API has no such list. Throws AppError.
 */
export async function fetchContentSnapshots(): Promise<ContentSnapshot[] | undefined> {
  const { snapshotsOrigin, stagingKey } = serverConfig().contentHub
  if (snapshotsOrigin === undefined) return undefined
  const body = await fetchJson(snapshotsOrigin, {
    timeoutMs: TIMEOUT_MS,
    ...(stagingKey !== undefined && { headers: { 'x-api-key': stagingKey } }),
  })
  const parsed = answer.safeParse(body)
  if (!parsed.success) throw toAppError({ status: 502, message: 'Unreadable list of snapshots' })
  return parsed.data.snapshots
    .slice(0, MAX_SNAPSHOTS)
    .map(({ id, name, timestamp }) => ({ id, name, moment: timestamp }))
}
