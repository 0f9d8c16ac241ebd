import { generateRegistrationOptions } from '@simplewebauthn/server'
import { millisecondsInMinute } from 'date-fns/constants'
import type { OwnPasskeys } from '../../contracts/back-office'
import { recordChange, type Actor } from '../audit/record-change'
import type { Db, Trx } from '../db/client'
import { transact } from '../db/transact'
import { badRequest, conflict, notFound } from '../http/problem'
import type { Attestation } from '../passkeys/passkey.schemas'
import { ALGORITHMS, readClientData, verifyAttestation } from '../passkeys/webauthn'
import { createSecret } from '../secrets'
import { endSessions } from './end-sessions'
import {
  countRecoveryCodes,
  deleteExpiredTokens,
  deleteRecoveryCodes,
  findToken,
  insertPasskey,
  insertRecoveryCodes,
  insertToken,
  selectPasskeys,
  takeToken,
  toPasskey,
  type PasskeyRow,
} from './operator-passkey.repository'
import type { OperatorNotices } from './operator-notices'
import { lockOperator, noSuchOperator, subjectOf } from './operator.repository'
import { toExpected, toRelyingParty } from './relying-party'

const CHALLENGE_MS = 10 * millisecondsInMinute
const TIMEOUT_MS = 90_000
const MAX_PASSKEYS = 20
const HANDLE_BYTES = 32

export interface OperatorPasskeysConfig {
  publicOrigin: string
  needsOperatorPasskeys: boolean
}

interface Owner {
  email: string
  by: Actor
  /** The secret of the session that stays open. */
  currentSecret: string | undefined
}

export type OperatorPasskeys = ReturnType<typeof createOperatorPasskeys>

/** The passkeys of operators, which they add and remove themselves (docs/adr/0137). */
export function createOperatorPasskeys(
  db: Db,
  {
    config,
    notices,
    now,
  }: { config: OperatorPasskeysConfig; notices: OperatorNotices; now: () => Date },
) {
  async function begin({ email, name }: { email: string; name: string }) {
    const known = await selectPasskeys(db, email)
    requireRoom(known)
    const options = await toOptions(config, { email, name }, known)
    const at = now()
    await deleteExpiredTokens(db, at)
    const expiresAt = new Date(at.getTime() + CHALLENGE_MS)
    await insertToken(db, 'passkey', email, { expiresAt, secret: options.challenge })
    return options
  }

  /** @returns the recovery codes, with the first passkey. @throws Problem 400, 409. */
  async function finish(
    { email, by, currentSecret }: Owner,
    { name, credential }: { name: string; credential: Attestation },
  ): Promise<string[]> {
    const signed = readClientData(credential.response.clientDataJSON)
    const owner = signed && (await findToken(db, 'passkey', signed.challenge, now()))
    if (!signed || owner !== email) throw tooLate()
    const expected = toExpected(config, signed)
    const verified = expected && (await verifyAttestation(credential, expected))
    if (!verified) throw badRequest('The passkey could not be verified.', 'passkey-refused')
    return change(email, async (trx) => {
      if (!(await takeToken(trx, signed.challenge))) throw tooLate()
      const known = await selectPasskeys(trx, email)
      requireRoom(known)
      const added = await insertPasskey(trx, { email, name, created_at: now(), ...verified })
      if (!added) throw conflict('This passkey is there already.')
      await endSessions(trx, email, currentSecret)
      await note(trx, by, email, 'passkey added')
      await notices.note(trx, email, { kind: 'passkey-added', name })
      return known.length === 0 ? insertRecoveryCodes(trx, email) : []
    })
  }

  /** @throws Problem 404; 409 for the last one if it is required. */
  const remove = ({ email, by, currentSecret }: Owner, id: number): Promise<void> =>
    change(email, async (trx) => {
      const known = await selectPasskeys(trx, email)
      const removed = known.find((one) => one.id === id)
      if (!removed) throw notFound('There is no such passkey.')
      if (known.length === 1 && config.needsOperatorPasskeys) {
        throw conflict('Operators need a passkey. Add another one first.')
      }
      await trx.deleteFrom('operator_passkey').where('id', '=', id).execute()
      if (known.length === 1) await deleteRecoveryCodes(trx, email)
      await endSessions(trx, email, currentSecret)
      await note(trx, by, email, 'passkey removed')
      await notices.note(trx, email, { kind: 'passkeys-removed', names: [removed.name] })
    })

  /** Replaces the codes that are left. @throws Problem 409 without a passkey. */
  const renewCodes = (email: string, by: Actor): Promise<string[]> =>
    change(email, async (trx) => {
      const known = await selectPasskeys(trx, email)
      if (known.length === 0) throw conflict('Add a passkey first.')
      await note(trx, by, email, 'recovery codes made')
      await notices.note(trx, email, { kind: 'codes-made' })
      return insertRecoveryCodes(trx, email)
    })

  async function change<Result>(
    email: string,
    work: (trx: Trx) => Promise<Result>,
  ): Promise<Result> {
    const result = await transact(db, async (trx) => {
      if (!(await lockOperator(trx, email))) throw noSuchOperator(email)
      return work(trx)
    })
    notices.deliver()
    return result
  }

  const note = (trx: Trx, by: Actor, email: string, action: string) =>
    recordChange(trx, by, { action, subject: subjectOf(email) }, now())

  return { list: (email: string) => listOwn(db, config, email), begin, finish, remove, renewCodes }
}

async function listOwn(
  db: Db,
  config: OperatorPasskeysConfig,
  email: string,
): Promise<OwnPasskeys> {
  const [rows, recoveryCodes] = await Promise.all([
    selectPasskeys(db, email),
    countRecoveryCodes(db, email),
  ])
  const { needsOperatorPasskeys: isRequired, publicOrigin } = config
  const { origin } = new URL(publicOrigin)
  return { passkeys: rows.map(toPasskey), recoveryCodes, isRequired, origin }
}

function toOptions(
  config: OperatorPasskeysConfig,
  { email, name }: { email: string; name: string },
  known: readonly PasskeyRow[],
) {
  const { rpId, rpName } = toRelyingParty(config)
  return generateRegistrationOptions({
    ...{ rpName, rpID: rpId, userName: email, userDisplayName: name, timeout: TIMEOUT_MS },
    // nobody logs in with a passkey alone, so the handle finds no one
    userID: Buffer.from(createSecret(), 'base64url').subarray(0, HANDLE_BYTES),
    excludeCredentials: known.map(({ credential_id: id }) => ({ id })),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
}

function requireRoom(known: readonly unknown[]): void {
  if (known.length >= MAX_PASSKEYS) throw conflict('You have the maximum number of passkeys.')
}

const tooLate = () =>
  badRequest('It took too long, or the passkey was sent before. Try again.', 'challenge-over')
