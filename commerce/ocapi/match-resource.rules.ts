import { RESOURCES, type Method, type Resource } from './resources.constants'

export type Params = Readonly<Record<string, string>>

export interface Match {
  /** By method. If several path patterns match, the first of each method is used. */
  byMethod: ReadonlyMap<Method, { resource: Resource; params: Params }>
}

const PATTERNS = RESOURCES.map((resource) => ({ resource, segments: resource.path.split('/') }))

/**
 * Finds the resources at a path, e.g. `baskets/1/items`, which is still percent-encoded.
 * @returns undefined if there are none.
 */
export function matchResource(path: string): Match | undefined {
  const given = decodeSegments(path)
  if (!given) return undefined
  const byMethod = new Map<Method, { resource: Resource; params: Params }>()
  for (const { resource, segments } of PATTERNS) {
    const params = byMethod.has(resource.method) ? undefined : matchSegments(segments, given)
    if (params) byMethod.set(resource.method, { resource, params })
  }
  return byMethod.size > 0 ? { byMethod } : undefined
}

/** Replaces the parameters of a path by their values: `/baskets/:basketId` → `/baskets/8a1b`. */
export function fillPath(target: string, params: Params): string {
  return target.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''))
}

function decodeSegments(path: string): string[] | undefined {
  try {
    const segments = path.replace(/\/$/, '').split('/').map(decodeURIComponent)
    // a dot segment would lead to a different resource than the matched one
    return segments.every((one) => one !== '' && one !== '.' && one !== '..') ? segments : undefined
  } catch {
    return undefined
  }
}

function matchSegments(pattern: readonly string[], given: readonly string[]): Params | undefined {
  if (pattern.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const value = given[index] ?? ''
    const list = /^:\((\w+)\)$/.exec(part)?.[1]
    if (list !== undefined) {
      const ids = /^\((.*)\)$/s.exec(value)?.[1]
      if (ids === undefined) return undefined
      params[list] = ids
    } else if (part.startsWith(':')) params[part.slice(1)] = value
    else if (part !== value) return undefined
  }
  return params
}
