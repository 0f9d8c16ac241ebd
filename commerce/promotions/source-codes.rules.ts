import { hasBegun, hasEnded } from '../sites/shop-time.rules'
import type { SourceCodeGroup } from './source-code-group.schemas'

export function findSourceCodeGroups(
  groups: ReadonlyMap<string, SourceCodeGroup>,
  code: string | undefined,
  at: Date,
  timezone: string,
): string[] {
  if (!code) return []
  const typed = code.toLowerCase()
  return [...groups].flatMap(([id, group]) => {
    const isKnown = group.codes.some((known) => isLike(known.toLowerCase(), typed))
    return isKnown && isActive(group, at, timezone) ? [id] : []
  })
}

function isLike(known: string, typed: string): boolean {
  return known.endsWith('*') ? typed.startsWith(known.slice(0, -1)) : known === typed
}

function isActive(
  { enabled, onlineFrom, onlineTo }: SourceCodeGroup,
  at: Date,
  timezone: string,
): boolean {
  const isBegun = onlineFrom === undefined || hasBegun(onlineFrom, at, timezone)
  const isOver = onlineTo !== undefined && hasEnded(onlineTo, at, timezone)
  return enabled && isBegun && !isOver
}
