import { AppError } from '@/errors/app-error'
import { currentLocale } from '@/site/current-locale'
import type { Caller } from './caller.server'
import { clientId, type Guest, type TokenResponse } from './login.server'
import { runScapi } from './run-scapi.server'

/* Shopper Login's operations for passkeys. */

const toClient = (siteId: string) => ({ client_id: clientId(), channel_id: siteId })

/** Returns what the browser asks an authenticator to sign. Throws AppError. */
export function startPasskeyLogin(siteId: string, caller: Caller): Promise<unknown> {
  const body = toClient(siteId)
  return runScapi(siteId, 'shopperLogin', 'startWebauthnAuthentication', { body }, caller)
}

/** @throws AppError 400 for a challenge, 401 for a passkey that is not accepted, 429. */
export async function logInWithPasskey(
  siteId: string,
  credential: unknown,
  guest: Guest | undefined,
  caller: Caller,
): Promise<TokenResponse> {
  const loginHeaders = {
    ...caller.loginHeaders,
    ...(guest && { 'x-guest-refresh-token': guest.refreshToken }),
  }
  const { tokenResponse } = await runScapi(
    siteId,
    'shopperLogin',
    'finishWebauthnAuthentication',
    { body: { ...toClient(siteId), credential, ...(guest && { usid: guest.usid }) } },
    { ...caller, loginHeaders },
  )
  if (tokenResponse) return tokenResponse
  throw new AppError({ kind: 'session-expired', status: 401, message: 'The login was refused.' })
}

/** Mails the code that opens a registration. Throws AppError. */
export async function mailPasskeyCode(siteId: string, login: string, caller: Caller) {
  const body = { ...toClient(siteId), user_id: login, mode: 'email', locale: currentLocale() }
  await runScapi(siteId, 'shopperLogin', 'authorizeWebauthnRegistration', { body }, caller)
}

interface Registration {
  login: string
  code: string
}

/** Returns what the browser asks an authenticator to create. @throws AppError 401 for a wrong code. */
export function startPasskey(
  siteId: string,
  { login, code, name }: Registration & { name: string },
  caller: Caller,
): Promise<unknown> {
  const body = { ...toClient(siteId), user_id: login, pwd_action_token: code, nick_name: name }
  return runScapi(siteId, 'shopperLogin', 'startWebauthnUserRegistration', { body }, caller)
}

export async function finishPasskey(
  siteId: string,
  { login, code, credential }: Registration & { credential: unknown },
  caller: Caller,
): Promise<void> {
  const body = { ...toClient(siteId), username: login, pwd_action_token: code, credential }
  await runScapi(siteId, 'shopperLogin', 'finishWebauthnUserRegistration', { body }, caller)
}
