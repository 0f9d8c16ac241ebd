import { hasRight } from '@domain/operator-rights'
import { useSession } from '../session/session-context'
import { SECTION_GROUPS, type SectionGroup } from './sections'

/** The sections that the operator's roles open, without the groups that have none. */
export function usePermittedGroups(): SectionGroup[] {
  const { roles } = useSession()
  return SECTION_GROUPS.map(({ name, sections }) => ({
    name,
    sections: sections.filter(({ right }) => hasRight(roles, right)),
  })).filter(({ sections }) => sections.length > 0)
}
