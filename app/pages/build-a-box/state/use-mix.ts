import { useCallback, useState, useSyncExternalStore } from 'react'
import type { BoxBuilderName } from '@/rules/box-steps'
import { newMix, storedMix, type StoredMix } from '@/shopper/custom-mix'
import { useSite } from '@/site/use-site'

/**
 * The stored box of a builder; undefined on the server, while hydrating, and before a box is begun.
 */
export function useMix(builder: BoxBuilderName) {
  const { id: siteId } = useSite()
  const mix = useSyncExternalStore(
    storedMix.onChange,
    () => storedMix.get(siteId, builder),
    () => undefined,
  )
  const before = useSyncExternalStore(
    storedMix.onChange,
    () => storedMix.getBefore(siteId, builder),
    () => undefined,
  )
  const [isStored, setStored] = useState(true)
  /**
   * Changes the box that is stored now, because another tab may have changed it; begins a box if
   * there is none.
   */
  const change = useCallback(
    (changes: (mix: StoredMix) => Partial<StoredMix>) => {
      const now = storedMix.get(siteId, builder) ?? newMix(builder)
      setStored(storedMix.set(siteId, builder, { ...now, ...changes(now) }))
    },
    [siteId, builder],
  )
  const replace = useCallback(
    (next: StoredMix) => {
      setStored(storedMix.set(siteId, builder, next))
    },
    [siteId, builder],
  )
  const forget = useCallback(() => {
    storedMix.forget(siteId, builder)
  }, [siteId, builder])
  return {
    mix,
    /** The box that this one has replaced. */
    before,
    change,
    replace,
    forget,
    /** False if the browser does not allow storage: the box is lost with the page. */
    isStored,
  }
}
