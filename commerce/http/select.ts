import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Problem } from './problem'
import { parseSelector, type Selector } from './selector'

const SelectQuery = z.object({ select: z.string().optional() })

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/**
 * Allows the `select` query parameter to reduce a route's response, where the API documents it. A
 * malformed selector is refused with 400, after the route's own checks.
 */
export function selectable(handler: Handler): Handler {
  return async (request, reply) => {
    const answer = await handler(request, reply)
    const query = SelectQuery.safeParse(request.query)
    const select = query.success ? query.data.select : ''
    if (select === undefined) return answer
    const selector = parseSelector(select)
    if (!selector) throw malformedSelector(select)
    return selectProperties(answer, selector)
  }
}

export function selectProperties(value: unknown, selector: Selector): unknown {
  if (Array.isArray(value)) return value.map((item) => selectProperties(item, selector))
  if (!isDocument(value)) return value
  const selected = Object.entries(value).flatMap(([name, property]): [string, unknown][] => {
    if (selector.excluded.has(name)) return []
    const selection = selector.named.get(name)
    if (selection) {
      const { filter, child } = selection
      const chosen = filter && Array.isArray(property) ? property.filter(filter) : property
      return [[name, child ? selectProperties(chosen, child) : chosen]]
    }
    const isWanted = selector.base === '**' || (selector.base === '*' && isSimple(property))
    return isWanted ? [[name, property]] : []
  })
  return Object.fromEntries(selected)
}

function isSimple(value: unknown): boolean {
  return Array.isArray(value) ? value.every((item) => !isDocument(item)) : !isDocument(value)
}

function isDocument(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(value instanceof Date)
}

function malformedSelector(select: string): Problem {
  const detail = `The property selector '${select}' is malformed.`
  return new Problem(400, 'malformed-selector', 'Malformed Selector', detail, { selector: select })
}
