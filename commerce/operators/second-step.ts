import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { millisecondsInMinute } from 'date-fns/constants'
import type { SecondStep } from '../../contracts/back-office'
import type { Db, Trx } from '../db/client'
import { badRequest, unauthorized } from '../http/problem'
import type { Assertion } from '../passkeys/passkey.schemas'
import { readClientData, verifyAssertion } from '../passkeys/webauthn'
import type { OperatorNotices } from './operator-notices'
import {
  countRecoveryCodes,
  deleteExpiredTokens,
  findToken,
  insertToken,
  recordUse,
  selectPasskeys,
  takeRecoveryCode,
} from './operator-passkey.repository'
import { toExpected, toRelyingParty } from './relying-party'

const STEP_MS = 10 * millisecondsInMinute
const TIMEOUT_MS = 90_000

interface Reached {
  publicOrigin: string
}

export type SecondProof = { credential: Assertion } | { challenge: string; recoveryCode: string }

interface Asked {
  email: string
  challenge: string
}

/** Asks for one of the operator's passkeys: they have proved that they know the password. */
export async function beginSecondStep(
  trx: Trx,
  config: Reached,
  email: string,
  at: Date,
): Promise<SecondStep> {
  const known = await selectPasskeys(trx, email)
  const passkey = await generateAuthenticationOptions({
    rpID: toRelyingParty(config).rpId,
    timeout: TIMEOUT_MS,
  })
  const allowCredentials = known.map(({ credential_id: id }) => ({
    id,
    type: 'public-key' as const,
  }))
  const expiresAt = new Date(at.getTime() + STEP_MS)
  await insertToken(trx, 'login', email, { expiresAt, secret: passkey.challenge })
  return { kind: 'second-step', passkey: { ...passkey, allowCredentials } }
}

/** Returns whose login it completes. @throws Problem 400 if the first step is too long ago. */
export async function findSecondStep(db: Db, proof: SecondProof, at: Date): Promise<Asked> {
  await deleteExpiredTokens(db, at)
  const challenge =
    'credential' in proof
      ? readClientData(proof.credential.response.clientDataJSON)?.challenge
      : proof.challenge
  const email = challenge && (await findToken(db, 'login', challenge, at))
  if (!email || !challenge) throw stepIsOver()
  return { email, challenge }
}

/**
 * @returns what consumes the proof, in the transaction that opens the session, and says how the
 * operator logged in
 * @throws Problem 401, also from what it returns
 */
export async function checkProof(
  db: Db,
  { config, notices }: { config: Reached; notices: OperatorNotices },
  { email }: Asked,
  proof: SecondProof,
): Promise<(trx: Trx, at: Date) => Promise<string>> {
  if (!('credential' in proof)) {
    return async (trx) => {
      if (await takeRecoveryCode(trx, email, proof.recoveryCode)) {
        const left = await countRecoveryCodes(trx, email)
        await notices.note(trx, email, { kind: 'code-used', left })
        return 'logged in with a recovery code'
      }
      throw unauthorized('The recovery code is wrong, or was used already.', 'wrong-code')
    }
  }
  const { credential } = proof
  const known = await selectPasskeys(db, email)
  const passkey = known.find(({ credential_id }) => credential_id === credential.id)
  const signed = readClientData(credential.response.clientDataJSON)
  const expected = signed && toExpected(config, signed)
  const count =
    passkey && expected ? await verifyAssertion(passkey, credential, expected) : undefined
  if (!passkey || count === undefined) throw wrongPasskey()
  return async (trx, at) => {
    if (await recordUse(trx, passkey, { count, at })) return 'logged in with a passkey'
    throw wrongPasskey()
  }
}

// status 401 is for a proof that is wrong; here the password has to be entered again
export const stepIsOver = () =>
  badRequest('It took too long. Enter the password again.', 'second-step-over')

const wrongPasskey = () =>
  unauthorized('The passkey is unknown, was removed, or could not be verified.', 'wrong-passkey')
