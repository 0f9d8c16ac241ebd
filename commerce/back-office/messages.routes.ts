import type { FastifyInstance, FastifyRequest } from 'fastify'
import { plainText } from '../http/plain-text.schemas'
import { z } from 'zod'
import { BACK_OFFICE_API } from '../../contracts/back-office'
import {
  ANSWER_LENGTH,
  MESSAGE_STATES,
  type OfficeMessage,
  type OfficeMessageList,
} from '../../contracts/message'
import { hasRight } from '../../rules/operator-rights'
import type { AuditService } from '../audit/audit.service'
import { badRequest } from '../http/problem'
import { actorOf, requireRights } from '../operators/operator-access'
import type { OperatorService } from '../operators/operator.service'
import type { MessageOffice } from '../service-cases/message-office'
import { registerHistory } from './history.routes'
import { listedText, optional } from './paging.schemas'

export interface MessagesNeeds {
  audit: AuditService
  messages: MessageOffice
  operators: OperatorService
}

const MESSAGES = `${BACK_OFFICE_API}/messages`
const MESSAGE = `${MESSAGES}/:id`

const MessageParams = z.object({ id: z.uuid() })
const MessagesQuery = z.object({
  text: listedText,
  state: optional(z.enum(MESSAGE_STATES)),
  whose: optional(z.enum(['mine'])),
  before: optional(z.uuid()),
  limit: z.coerce.number().int().min(1).max(100).default(25),
})
const Change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('assign'), to: z.string().max(254) }),
  z.object({
    kind: z.literal('answer'),
    text: plainText(ANSWER_LENGTH).min(1, 'Write an answer.'),
  }),
  z.object({ kind: z.literal('close') }),
  z.object({ kind: z.literal('reopen') }),
])
const ChangeRequest = z.object({ change: Change, expectedRevision: z.number().int().min(1) })

export function registerMessageSection(app: FastifyInstance, services: MessagesNeeds): void {
  const { messages, operators } = services
  app.register(async (scope) => {
    requireRights(scope, { read: 'messages.read', write: 'messages.write' })

    scope.get(MESSAGES, async (request): Promise<OfficeMessageList> => {
      const { whose, ...query } = MessagesQuery.parse(request.query)
      const assignee = whose && idOf(request)
      const [found, toName] = await Promise.all([
        messages.list({ ...query, ...(assignee !== undefined && { assignee }) }),
        nameOperators(),
      ])
      return {
        ...found,
        messages: found.messages.map(({ assignee: id, ...one }) => ({
          ...one,
          assigneeName: toName(id),
        })),
      }
    })
    scope.get(MESSAGE, async (request) => toOffice(MessageParams.parse(request.params).id, request))
    scope.post(`${MESSAGE}/changes`, async (request) => {
      const { id } = MessageParams.parse(request.params)
      const { change, expectedRevision } = ChangeRequest.parse(request.body)
      if (change.kind === 'assign' && change.to !== '') {
        const possible = await listAssignees(request)
        if (!possible.some((one) => one.id === change.to)) {
          throw badRequest('This operator has no right to answer messages.', 'not-an-assignee')
        }
      }
      await messages.change(id, change, expectedRevision, actorOf(request))
      return toOffice(id, request)
    })
    registerHistory(scope, services, MESSAGE, 'message', (params) => MessageParams.parse(params).id)
  })

  async function toOffice(id: string, request: FastifyRequest): Promise<OfficeMessage> {
    const [message, toName] = await Promise.all([messages.get(id), nameOperators()])
    return {
      ...message,
      assigneeName: toName(message.assignee),
      assignees: await listAssignees(request),
    }
  }

  async function nameOperators(): Promise<(id: string) => string> {
    const names = new Map((await operators.list()).map(({ email, name }) => [email, name]))
    return (id) => names.get(id) ?? id
  }

  async function listAssignees(request: FastifyRequest): Promise<OfficeMessage['assignees']> {
    const answering = (await operators.list()).filter(
      ({ roles, disabledAt }) => disabledAt === undefined && hasRight(roles, 'messages.write'),
    )
    const found = answering.map(({ email, name }) => ({ id: email, name }))
    const { email, name } = actorOf(request)
    return email === undefined ? [{ id: name, name }, ...found] : found
  }
}

function idOf(request: FastifyRequest): string {
  const { email, name } = actorOf(request)
  return email ?? name
}
