import { useMemo, useSyncExternalStore } from 'react'

/*
 * Shipments whose addresses came without being looked at one by one: out of a list, a past order,
 * the address book. The tab keeps their ids, never an address, so that a reload forgets none.
 */

const keyOf = (siteId: string) => `unverified-addresses_${siteId}`
const listeners = new Set<() => void>()

/** The addresses of these shipments are to be verified. */
export function noteUnverified(siteId: string, shipmentIds: readonly string[]): void {
  write(siteId, [...new Set([...list(read(siteId)), ...shipmentIds])])
}

/** They are verified, decided about, or gone. */
export function forgetUnverified(siteId: string, shipmentIds: readonly string[]): void {
  const left = list(read(siteId)).filter((id) => !shipmentIds.includes(id))
  if (left.length < list(read(siteId)).length) write(siteId, left)
}

export function useUnverified(siteId: string): readonly string[] {
  const stored = useSyncExternalStore(
    subscribe,
    () => read(siteId),
    () => '',
  )
  return useMemo(() => list(stored), [stored])
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function list(stored: string): string[] {
  return stored.split(' ').filter(Boolean)
}

function read(siteId: string): string {
  try {
    return sessionStorage.getItem(keyOf(siteId)) ?? ''
  } catch {
    return ''
  }
}

// Without a store nothing is verified beforehand: each address still is as it is saved.
function write(siteId: string, ids: readonly string[]): void {
  try {
    sessionStorage.setItem(keyOf(siteId), ids.join(' '))
  } catch {
    return
  }
  listeners.forEach((tell) => tell())
}
