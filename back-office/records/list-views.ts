import { useHistory, useLocation } from 'react-router-dom'
import { z } from 'zod'
import { storedValue, useStoredValue } from '@/lib/stored-value'
import { useSession } from '../session/session-context'

const Hidden = z.array(z.string())
const View = z.object({
  name: z.string(),
  /** Filters and order, as in the address. */
  search: z.string(),
  hidden: Hidden,
})
export type ListView = z.infer<typeof View>

const Settings = z.object({ hidden: Hidden, views: z.array(View) })
type Settings = z.infer<typeof Settings>

const stored = storedValue<Settings>({
  area: 'local',
  key: 'back-office-list',
  parse: (value) => Settings.safeParse(value).data,
})
const NONE: Settings = { hidden: [], views: [] }

/**
 * Returns the columns and the saved views of a list, which the browser keeps for each operator. A
 * view has no page, and no search text that is a secret.
 */
export function useListViews(listName: string) {
  const session = useSession()
  const owner = session.kind === 'operator' ? session.email : 'local'
  const scope = `${listName}_${owner}`
  const settings = useStoredValue(stored, scope) ?? NONE
  const { hidden, views } = settings
  const history = useHistory()
  const search = withoutPage(useLocation().search)
  const keep = (changes: Partial<Settings>) => stored.set({ ...settings, ...changes }, scope)
  return {
    hidden,
    views,
    /** The view that is on screen. */
    current: views.find((view) => view.search === search && sameIds(view.hidden, hidden)),
    setHidden: (ids: readonly string[]) => keep({ hidden: [...ids] }),
    open(view: ListView) {
      keep({ hidden: view.hidden })
      history.replace({ search: view.search })
    },
    /** Saves what is on screen; a view of the same name is replaced. */
    save(name: string) {
      keep({ views: [...views.filter((one) => one.name !== name), { name, search, hidden }] })
    },
    remove: (name: string) => keep({ views: views.filter((one) => one.name !== name) }),
  }
}

function withoutPage(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('offset')
  return query.toString()
}

const sameIds = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id))
