import { useEffect, useState } from 'react'
import type { StudioPresence } from '@contracts/studio'
import { randomId } from '@rules/random-id'
import { studioApi } from '../api/studio-api'
import { useEditorName } from '../parts/editor-name'

const HEARTBEAT_MS = 15_000

/**
 * Reports to the engine that this tab has the item open, and returns the other editors who have it
 * open.
 */
export function usePresence(itemId: string): StudioPresence {
  const { name } = useEditorName()
  const [presence, setPresence] = useState<StudioPresence>({ others: [] })
  const [editorId] = useState(randomId)
  useEffect(() => {
    if (name === '') return
    let isOver = false
    const reportPresence = (isLeaving: boolean) =>
      studioApi
        .recordPresence(itemId, { editorId, name, isLeaving })
        .then((reported) => {
          if (!isOver) setPresence(reported)
        })
        // the next heartbeat reports again; the engine removes editors who stop reporting
        .catch(() => undefined)
    void reportPresence(false)
    const leave = () => void reportPresence(true)
    window.addEventListener('pagehide', leave)
    const timer = setInterval(() => void reportPresence(false), HEARTBEAT_MS)
    return () => {
      isOver = true
      clearInterval(timer)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [itemId, editorId, name])
  return presence
}
