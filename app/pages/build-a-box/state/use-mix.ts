import { useCallback, useState, useSyncExternalStore } from 'react'
import type { BoxBuilderName } from '@/domain/box-steps'
import { newMix, storedMix, type StoredMix } from '@/shopper/custom-mix'
import { useSite } from '@/site/use-site'

/** The box that is being filled; undefined on the server, while hydrating, and before one is begun. */
export function useMix(builder: BoxBuilderName) {
  const { id: siteId } = useSite()
  const mix = useSyncExternalStore(
    storedMix.onChange,
    () => storedMix.get(siteId, builder),
    () => undefined,
  )
  const [isStored, setStored] = useState(true)
  /** Changes what is stored now, which another tab may have changed; begins a box where there is none. */
  const change = useCallback(
    (changes: (mix: StoredMix) => Partial<StoredMix>) => {
      const now = storedMix.get(siteId, builder) ?? newMix(builder)
      setStored(storedMix.set(siteId, builder, { ...now, ...changes(now) }))
    },
    [siteId, builder],
  )
  const replace = useCallback(
    (next: StoredMix | undefined) => {
      setStored(storedMix.set(siteId, builder, next))
    },
    [siteId, builder],
  )
  return {
    mix,
    change,
    replace,
    /** False where the browser stores nothing: the box lasts as long as the page. */
    isStored,
  }
}
