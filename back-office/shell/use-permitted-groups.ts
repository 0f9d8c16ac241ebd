import { hasRight } from '@rules/operator-rights'
import { useSession } from '../session/session-context'
import { SECTION_GROUPS, type SectionGroup } from './sections'

/** Returns the sections that the operator's roles permit, without empty groups. */
export function usePermittedGroups(): SectionGroup[] {
  const { roles, mustAddPasskey } = useSession()
  if (mustAddPasskey) return []
  return SECTION_GROUPS.map(({ name, sections }) => ({
    name,
    sections: sections.filter(({ right }) => hasRight(roles, right)),
  })).filter(({ sections }) => sections.length > 0)
}
