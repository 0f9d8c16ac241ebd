import { useMemo } from 'react'
import { useHistory, useLocation } from 'react-router-dom'

/**
 * Stores a list's filters in the URL, so that going back restores them.
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
    const given = names
      .map((name): [string, string] => [name, changes[name] ?? filter[name]])
      .filter(([, value]) => value !== '')
    history.replace({ search: new URLSearchParams(given).toString() })
  }
  return [filter, change]
}
