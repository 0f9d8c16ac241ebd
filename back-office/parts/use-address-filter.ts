import { useMemo } from 'react'
import { useHistory, useLocation } from 'react-router-dom'

/**
 * Stores a list's filters in the URL, so that going back restores them. A change returns to the
 * list's first page.
 * @param names of the parameters, the same array at every call
 */
export function useAddressFilter<Name extends string>(
  names: readonly Name[],
): [Record<Name, string>, (change: Partial<Record<Name, string>>) => void] {
  const { search } = useLocation()
  const history = useHistory()
  const filter = useMemo(() => {
    const query = new URLSearchParams(search)
    const values = names.map((name) => [name, query.get(name) ?? ''])
    return Object.fromEntries(values) as Record<Name, string>
  }, [search, names])
  const change = (changes: Partial<Record<Name, string>>) => {
    const query = new URLSearchParams(search)
    query.delete('offset')
    for (const name of names) {
      const value = changes[name] ?? filter[name]
      if (value === '') query.delete(name)
      else query.set(name, value)
    }
    query.sort()
    history.replace({ search: query.toString() })
  }
  return [filter, change]
}
