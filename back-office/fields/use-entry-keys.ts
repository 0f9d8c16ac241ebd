import { useRef } from 'react'
import { moveEntry } from '../editor/document.rules'

/** Keys that stay with the entries of a list while they are moved and taken away. */
export function useEntryKeys(length: number) {
  const next = useRef(0)
  const keys = useRef<number[]>([])
  // entries come and go by undoing too: then the last ones
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
