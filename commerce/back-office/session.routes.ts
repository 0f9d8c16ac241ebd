import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  BACK_OFFICE_API,
  OPERATOR_PASSWORD_LENGTH,
  type BackOfficeSession,
} from '../../contracts/back-office'
import { badRequest, forbidden } from '../http/problem'
import { accessOf, actorOf } from '../operators/operator-access'
import { readSessionCookie, toSessionCookie } from '../operators/session-cookie'
import type { Config } from '../config'
import type { OperatorSessionService } from '../operators/operator-session.service'
import type { OperatorService } from '../operators/operator.service'
import { EmailAddress, NewOperatorPassword } from './operator.schemas'

export interface SessionNeeds {
  config: Config
  operatorSessions: OperatorSessionService
  operators: OperatorService
}

const SESSION = `${BACK_OFFICE_API}/session`

const LogIn = z.object({
  email: EmailAddress,
  password: z.string().min(1).max(OPERATOR_PASSWORD_LENGTH.max),
})
const ChangePassword = z.object({
  currentPassword: z.string().min(1).max(OPERATOR_PASSWORD_LENGTH.max),
  password: NewOperatorPassword,
})

export function registerOperatorSession(
  app: FastifyInstance,
  { operators, operatorSessions, config }: SessionNeeds,
): void {
  app.get(SESSION, async (request): Promise<BackOfficeSession> => accessOf(request))

  app.post(
    SESSION,
    { config: { isOpen: true } },
    async (request, reply): Promise<BackOfficeSession> => {
      const given = LogIn.parse(request.body)
      const credentials = { ...given, address: request.ip }
      const { operator, secret } = await operatorSessions.logIn(credentials, request.id)
      reply.header('set-cookie', toSessionCookie(secret, config))
      const { email, name, roles } = operator
      return { kind: 'operator', email, name, roles }
    },
  )

  app.delete(SESSION, { config: { isOpen: true } }, async (request, reply) => {
    const secret = readSessionCookie(request, config)
    if (secret !== undefined) await operatorSessions.logOut(secret)
    return reply.header('set-cookie', toSessionCookie('', config)).code(204).send()
  })

  app.put(`${SESSION}/password`, async (request, reply) => {
    const { currentPassword, password } = ChangePassword.parse(request.body)
    const email = requireEmail(request)
    if (password === currentPassword)
      throw badRequest('The new password must differ from the old one.')
    await operatorSessions
      .checkPassword({ email, password: currentPassword, address: request.ip })
      .catch(refuseWrongPassword)
    const secret = readSessionCookie(request, config)
    await operators.setPassword(email, password, actorOf(request), secret)
    return reply.code(204).send()
  })
}

function requireEmail(request: FastifyRequest): string {
  const { email } = accessOf(request)
  if (email === undefined) throw forbidden('Only operators have a password.')
  return email
}

// status 401 would mean that the session has ended
function refuseWrongPassword(error: unknown): never {
  const isWrong = error instanceof Error && 'status' in error && error.status === 401
  throw isWrong ? badRequest('The current password is wrong.', 'wrong-password') : error
}
