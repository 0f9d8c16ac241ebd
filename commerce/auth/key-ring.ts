import { randomUUID } from 'node:crypto'
import { millisecondsInDay } from 'date-fns/constants'
import { errors, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose'
import type { Selectable } from 'kysely'
import type { Db, Trx } from '../db/client'
import type { SigningKeyTable } from './auth.tables'

export const KEY_ALGORITHM = 'ES256'
/** How long a key is used for signing: 90 days. */
const KEY_LIFETIME_MS = 90 * millisecondsInDay
/**
 * How long an engine caches the keys, and the minimum time between two reads because of unknown key
 * ids.
 */
const REMEMBERED_MS = 60_000
const STRANGER_PAUSE_MS = 5_000

type KeyRow = Selectable<SigningKeyTable>
type Key = CryptoKey | Uint8Array

interface KeySet {
  readAt: number
  signing: { kid: string; privateKey: Key }
  publicKeys: Map<string, { jwk: JWK; key: Key }>
}

export interface KeyRing {
  getSigningKey(): Promise<{ kid: string; privateKey: Key }>
  /** @throws JOSEError for an unknown or outdated key. */
  getPublicKey(kid: string | undefined): Promise<Key>
  /** Returns the previous, the current and the next key. */
  listPublicKeys(): Promise<JWK[]>
}

/**
 * Creates a ring of three keys, shared by all engines of a database: the next key is published
 * before it is used, and the previous one still verifies tokens. The keys rotate when the current
 * one is 90 days old.
 */
export function createKeyRing(db: Db, now: () => Date): KeyRing {
  let reading: Promise<KeySet> | undefined
  let known: KeySet | undefined

  async function getKeys(maxAgeMs = REMEMBERED_MS): Promise<KeySet> {
    if (known && Math.abs(now().getTime() - known.readAt) < maxAgeMs) return known
    reading ??= loadKeys(db, now())
      .then((keys) => (known = keys))
      .finally(() => {
        reading = undefined
      })
    return reading
  }

  async function getPublicKey(kid: string | undefined): Promise<Key> {
    const find = (keys: KeySet) => (kid === undefined ? undefined : keys.publicKeys.get(kid))
    // another engine may have rotated the keys meanwhile
    const found = find(await getKeys()) ?? find(await getKeys(STRANGER_PAUSE_MS))
    if (!found) throw new errors.JWKSNoMatchingKey()
    return found.key
  }

  return {
    getSigningKey: async () => (await getKeys()).signing,
    getPublicKey,
    listPublicKeys: async () => [...(await getKeys()).publicKeys.values()].map(({ jwk }) => jwk),
  }
}

async function loadKeys(db: Db, moment: Date): Promise<KeySet> {
  let rows = await readRows(db)
  if (needsChange(rows, moment)) {
    const spare = await createKey(moment)
    const first = await createKey(moment)
    await db.transaction().execute((trx) => moveUp(trx, moment, first, spare))
    rows = await readRows(db)
  }
  const current = rows.find(({ slot }) => slot === 'current')
  if (!current) throw new Error('The signing key is missing.')
  const publicKeys = await Promise.all(
    rows.map(async ({ kid, private_jwk: jwk }) => {
      const publicJwk = toPublicKey(jwk, kid)
      const key = await importJWK(publicJwk, KEY_ALGORITHM)
      return [kid, { jwk: publicJwk, key }] as const
    }),
  )
  return {
    readAt: moment.getTime(),
    signing: {
      kid: current.kid,
      privateKey: await importJWK(current.private_jwk, KEY_ALGORITHM),
    },
    publicKeys: new Map(publicKeys),
  }
}

function readRows(db: Db): Promise<KeyRow[]> {
  return db.selectFrom('signing_key').selectAll().orderBy('slot').execute()
}

function needsChange(rows: readonly KeyRow[], moment: Date): boolean {
  const current = rows.find(({ slot }) => slot === 'current')
  if (!current || !rows.some(({ slot }) => slot === 'next')) return true
  const since = current.active_since ?? current.created_at
  return moment.getTime() - since.getTime() > KEY_LIFETIME_MS
}

type NewKey = Pick<SigningKeyTable, 'kid'> & { jwk: JWK; createdAt: Date }

/** If several engines do so at once, the first one rotates and the others keep its keys. */
async function moveUp(trx: Trx, moment: Date, first: NewKey, spare: NewKey): Promise<void> {
  await insertKey(trx, 'current', first, moment)
  const rows = await trx.selectFrom('signing_key').selectAll().orderBy('slot').forUpdate().execute()
  if (!needsChange(rows, moment)) return
  if (rows.some(({ slot }) => slot === 'next')) {
    await trx.deleteFrom('signing_key').where('slot', '=', 'previous').execute()
    await renameSlot(trx, 'current', { slot: 'previous' })
    await renameSlot(trx, 'next', { slot: 'current', active_since: moment })
  }
  await insertKey(trx, 'next', spare, null)
}

async function renameSlot(trx: Trx, slot: string, to: { slot: string; active_since?: Date }) {
  await trx.updateTable('signing_key').set(to).where('slot', '=', slot).execute()
}

async function insertKey(trx: Trx, slot: string, key: NewKey, since: Date | null): Promise<void> {
  await trx
    .insertInto('signing_key')
    .values({
      slot,
      kid: key.kid,
      private_jwk: JSON.stringify(key.jwk),
      created_at: key.createdAt,
      active_since: since,
    })
    .onConflict((conflict) => conflict.column('slot').doNothing())
    .execute()
}

async function createKey(createdAt: Date): Promise<NewKey> {
  const { privateKey } = await generateKeyPair(KEY_ALGORITHM, { extractable: true })
  return { kid: randomUUID(), jwk: await exportJWK(privateKey), createdAt }
}

function toPublicKey({ kty, crv, x, y }: JWK, kid: string): JWK {
  return { kty, crv, x, y, kid, use: 'sig', alg: KEY_ALGORITHM }
}
