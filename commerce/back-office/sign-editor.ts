import type { FastifyRequest } from 'fastify'
import { isReservedEditor } from '../../domain/studio-wire'
import { badRequest } from '../http/problem'
import { accessOf } from '../operators/operator-access'

/** Of an operator; the name that others give is what they choose. */
export function operatorNameOf(request: FastifyRequest): string | undefined {
  const { kind, name } = accessOf(request)
  return kind === 'operator' ? name : undefined
}

/** What an editor sent, under the name of the operator who is logged in. @throws Problem 400 */
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
