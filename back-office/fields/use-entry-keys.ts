import { useRef } from 'react'
import { moveEntry } from '../editor/document.rules'

/** React keys that stay with the entries of a list while entries are moved and removed. */
export function useEntryKeys(length: number) {
  const next = useRef(0)
  const keys = useRef<number[]>([])
  // undo may also add or remove entries: keys are then added or removed at the end
  while (keys.current.length < length) keys.current.push((next.current += 1))
  keys.current.length = length
  return {
    keys: keys.current,
    move: (from: number, to: number) => {
      keys.current = moveEntry(keys.current, from, to)
    },
    remove: (index: number) => {
      keys.current = keys.current.filter((_, at) => at !== index)
    },
  }
}
