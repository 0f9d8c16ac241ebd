import type { ComponentProps, ReactNode } from 'react'
import { NothingFound, QueryState } from './query-state'

interface ListResultProps<Entry> extends ComponentProps<typeof QueryState> {
  /** Undefined until the list has loaded. */
  entries: readonly Entry[] | undefined
  /** Shown where the list is empty. */
  nothing: ComponentProps<typeof NothingFound>
  /** Renders the entries, if there are any. */
  children: (entries: readonly Entry[]) => ReactNode
}

/** The entries of a list, or that there are none; a placeholder while it loads, or its error. */
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
