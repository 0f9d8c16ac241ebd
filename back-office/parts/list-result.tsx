import type { ComponentProps, ReactNode } from 'react'
import { NothingFound, QueryState } from './query-state'

interface ListResultProps<Entry> extends ComponentProps<typeof QueryState> {
  /** Undefined until the list has loaded. */
  entries: readonly Entry[] | undefined
  /** Shown if the list is empty. */
  nothing: ComponentProps<typeof NothingFound>
  /** Renders the entries; not called for an empty list. */
  children: (entries: readonly Entry[]) => ReactNode
}

/**
 * The entries of a list or a message that there are none; a placeholder while the list loads, or
 * the error.
 */
export function ListResult<Entry>({
  entries,
  nothing,
  children,
  ...state
}: ListResultProps<Entry>) {
  return (
    <>
      <QueryState {...state} />
      {entries?.length === 0 && <NothingFound {...nothing} />}
      {entries && entries.length > 0 && children(entries)}
    </>
  )
}
