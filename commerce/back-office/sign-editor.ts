import type { FastifyRequest } from 'fastify'
import { isReservedEditor } from '../../contracts/studio'
import { badRequest } from '../http/problem'
import { accessOf } from '../operators/operator-access'

/** The name of the logged-in operator. Undefined for other callers, who enter a name themselves. */
export function operatorNameOf(request: FastifyRequest): string | undefined {
  const { kind, name } = accessOf(request)
  return kind === 'operator' ? name : undefined
}

/** @throws Problem 400 */
export function signed<Given extends { editor: string }>(
  request: FastifyRequest,
  given: Given,
): Given {
  const editor = operatorNameOf(request) ?? given.editor
  if (isReservedEditor(editor)) {
    throw badRequest(`The name '${editor}' stands for imports: an editor needs another.`)
  }
  return { ...given, editor }
}
