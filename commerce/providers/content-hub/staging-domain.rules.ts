import { z } from 'zod'

const FIRST = Date.UTC(2000, 0)
const LAST = Date.UTC(2100, 0)

/** A moment in milliseconds since 1970, within this century. */
export const EpochMs = z.coerce
  .number()
  .int({ abort: true })
  .min(FIRST, { abort: true })
  .max(LAST, { abort: true })
  .transform((time) => new Date(time))

export const SnapshotId = z.string().regex(/^[0-9a-f]{24}$/)

const PINNED = /^(.+)-(?:(\d{1,15})|snapshot-([0-9a-f]{24}))$/

/** The moment or snapshot of a staging domain; if neither is set, it shows the current content. */
export interface Pin {
  moment?: Date
  snapshotId?: string
}

export function toStagingDomain(host: string, { moment, snapshotId }: Pin): string {
  if (snapshotId !== undefined) return `${host}-snapshot-${snapshotId}`
  return moment ? `${host}-${moment.getTime()}` : host
}

/** @param hosts host names; a leading dot includes all subdomains. */
export function isEnvironment(hosts: readonly string[], name: string): boolean {
  return hosts.some((host) => (host.startsWith('.') ? name.endsWith(host) : name === host))
}

/** @returns undefined if the domain is not a staging domain of these hosts. */
export function parseStagingDomain(hosts: readonly string[], domain: string): Pin | undefined {
  if (isEnvironment(hosts, domain)) return {}
  const [, host = '', time, snapshotId] = PINNED.exec(domain) ?? []
  if (!isEnvironment(hosts, host)) return undefined
  if (snapshotId !== undefined) return { snapshotId }
  const moment = EpochMs.safeParse(time)
  return moment.success ? { moment: moment.data } : undefined
}
