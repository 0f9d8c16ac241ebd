import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  BACK_OFFICE_API,
  OPERATOR_PASSWORD_LENGTH,
  PASSKEY_NAME_LENGTH,
  RECOVERY_CODE_LENGTH,
  type BackOfficeSession,
  type ForgottenPasswordAnswer,
  type NewRecoveryCodes,
  type OwnPasskeys,
  type SecondStep,
} from '../../contracts/back-office'
import { badRequest, forbidden } from '../http/problem'
import { accessOf, actorOf, toSession } from '../operators/operator-access'
import { readSessionCookie, toSessionCookie } from '../operators/session-cookie'
import { Assertion, Attestation } from '../passkeys/passkey.schemas'
import type { Config } from '../config'
import type { ForgottenPassword } from '../operators/forgotten-password'
import type { OperatorPasskeys } from '../operators/operator-passkeys'
import type { OperatorSessionService } from '../operators/operator-session.service'
import type { OperatorService } from '../operators/operator.service'
import { EmailAddress, NewOperatorPassword } from './operator.schemas'

export interface SessionNeeds {
  config: Config
  forgottenPassword: ForgottenPassword
  operatorPasskeys: OperatorPasskeys
  operatorSessions: OperatorSessionService
  operators: OperatorService
}

const SESSION = `${BACK_OFFICE_API}/session`
const PASSKEYS = `${SESSION}/passkeys`
const OPEN = { config: { isOpen: true } }
const WITHOUT_PASSKEY = { config: { isWithoutPasskey: true } }

const KnownPassword = z.string().min(1).max(OPERATOR_PASSWORD_LENGTH.max)
const LogIn = z.object({ email: EmailAddress, password: KnownPassword })
const Secret = z.string().min(1).max(512)
const SecondProof = z.union([
  z.object({ credential: Assertion }),
  z.object({ challenge: Secret, recoveryCode: z.string().trim().min(1).max(RECOVERY_CODE_LENGTH) }),
])
const ChangePassword = z.object({ currentPassword: KnownPassword, password: NewOperatorPassword })
const Forgotten = z.object({ email: EmailAddress })
const ResetPassword = z.object({ token: Secret, password: NewOperatorPassword })
const Confirmation = z.object({ currentPassword: KnownPassword })
const NewPasskey = z.object({
  name: z.string().trim().min(1, 'Enter a name.').max(PASSKEY_NAME_LENGTH),
  credential: Attestation,
})
const PasskeyParams = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) })

export function registerOperatorSession(app: FastifyInstance, services: SessionNeeds): void {
  const { operators, operatorSessions, config } = services
  app.get(SESSION, WITHOUT_PASSKEY, async (request): Promise<BackOfficeSession> =>
    accessOf(request),
  )

  app.post(SESSION, OPEN, async (request, reply): Promise<BackOfficeSession | SecondStep> => {
    const credentials = { ...LogIn.parse(request.body), address: request.ip }
    const opened = await operatorSessions.logIn(credentials, request.id)
    if ('kind' in opened) return opened
    reply.header('set-cookie', toSessionCookie(opened.secret, config))
    return toSession(opened.operator, config)
  })

  app.post(`${SESSION}/second-step`, OPEN, async (request, reply): Promise<BackOfficeSession> => {
    const proof = SecondProof.parse(request.body)
    const opened = await operatorSessions.finishLogIn(proof, request.ip, request.id)
    reply.header('set-cookie', toSessionCookie(opened.secret, config))
    return toSession(opened.operator, config)
  })

  app.delete(SESSION, OPEN, async (request, reply) => {
    const secret = readSessionCookie(request, config)
    if (secret !== undefined) await operatorSessions.logOut(secret)
    return reply.header('set-cookie', toSessionCookie('', config)).code(204).send()
  })

  app.put(`${SESSION}/password`, WITHOUT_PASSKEY, async (request, reply) => {
    const { currentPassword, password } = ChangePassword.parse(request.body)
    if (password === currentPassword)
      throw badRequest('The new password must differ from the old one.')
    const email = await confirm(operatorSessions, request, currentPassword)
    const secret = readSessionCookie(request, config)
    await operators.setPassword(email, password, actorOf(request), secret)
    return reply.code(204).send()
  })

  registerForgottenPassword(app, services)
  registerOwnPasskeys(app, services)
}

function registerForgottenPassword(
  app: FastifyInstance,
  { config, forgottenPassword }: Pick<SessionNeeds, 'config' | 'forgottenPassword'>,
): void {
  app.post(
    `${SESSION}/forgotten-password`,
    OPEN,
    async (request): Promise<ForgottenPasswordAnswer> => {
      const { email } = Forgotten.parse(request.body)
      await forgottenPassword.ask({ email, address: request.ip })
      return { sendsMail: config.smtpUrl !== undefined }
    },
  )

  app.post(`${SESSION}/new-password`, OPEN, async (request, reply) => {
    const { token, password } = ResetPassword.parse(request.body)
    await forgottenPassword.finish(token, password, request.id)
    return reply.code(204).send()
  })
}

/** Each change asks for the password again, because a session may have been left open. */
function registerOwnPasskeys(
  app: FastifyInstance,
  { operatorPasskeys, operatorSessions, config }: SessionNeeds,
): void {
  const ownerOf = (request: FastifyRequest) => ({
    email: requireEmail(request),
    by: actorOf(request),
    currentSecret: readSessionCookie(request, config),
  })

  app.get(PASSKEYS, WITHOUT_PASSKEY, async (request): Promise<OwnPasskeys> =>
    operatorPasskeys.list(requireEmail(request)),
  )

  app.post(`${PASSKEYS}/challenge`, WITHOUT_PASSKEY, async (request) => {
    const { currentPassword } = Confirmation.parse(request.body)
    const email = await confirm(operatorSessions, request, currentPassword)
    return operatorPasskeys.begin({ email, name: accessOf(request).name })
  })

  app.post(PASSKEYS, WITHOUT_PASSKEY, async (request, reply) => {
    const passkey = NewPasskey.parse(request.body)
    const recoveryCodes = await operatorPasskeys.finish(ownerOf(request), passkey)
    const added: NewRecoveryCodes = { recoveryCodes }
    return reply.code(201).send(added)
  })

  app.delete(`${PASSKEYS}/:id`, async (request, reply) => {
    const { id } = PasskeyParams.parse(request.params)
    const { currentPassword } = Confirmation.parse(request.body)
    await confirm(operatorSessions, request, currentPassword)
    await operatorPasskeys.remove(ownerOf(request), id)
    return reply.code(204).send()
  })

  app.post(`${SESSION}/recovery-codes`, async (request): Promise<NewRecoveryCodes> => {
    const { currentPassword } = Confirmation.parse(request.body)
    const email = await confirm(operatorSessions, request, currentPassword)
    return { recoveryCodes: await operatorPasskeys.renewCodes(email, actorOf(request)) }
  })
}

/** @returns the operator's address. @throws Problem 400 for a wrong password, 429. */
async function confirm(
  operatorSessions: OperatorSessionService,
  request: FastifyRequest,
  password: string,
): Promise<string> {
  const email = requireEmail(request)
  await operatorSessions
    .checkPassword({ email, password, address: request.ip })
    .catch(refuseWrongPassword)
  return email
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
