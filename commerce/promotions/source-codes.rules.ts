import type { SourceCodeGroup } from './source-code-group.schemas'

const DAY_MS = 86_400_000

/** Returns the groups that are online and contain a source code, ignoring case. */
export function findSourceCodeGroups(
  groups: ReadonlyMap<string, SourceCodeGroup>,
  code: string | undefined,
  at: Date,
): string[] {
  if (!code) return []
  const typed = code.toLowerCase()
  return [...groups].flatMap(([id, group]) => {
    const isKnown = group.codes.some((known) => isLike(known.toLowerCase(), typed))
    return isKnown && isActive(group, at) ? [id] : []
  })
}

function isLike(known: string, typed: string): boolean {
  return known.endsWith('*') ? typed.startsWith(known.slice(0, -1)) : known === typed
}

function isActive({ enabled, onlineFrom, onlineTo }: SourceCodeGroup, at: Date): boolean {
  const isDay = onlineTo !== undefined && !onlineTo.includes('T')
  const end = onlineTo === undefined ? Infinity : Date.parse(onlineTo) + (isDay ? DAY_MS : 0)
  const begin = onlineFrom === undefined ? -Infinity : Date.parse(onlineFrom)
  return enabled && begin <= at.getTime() && at.getTime() < end
}
